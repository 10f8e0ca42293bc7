/**
 * The requests of a run. Each scenario covers many blocks, transactions and accounts, unless it is about repeating the
 * same request.
 */
import { encodeFunctionData, encodeEventTopics, toHex, type Address } from 'viem';
import { UNIQUE_ADDRESS } from './load.js';
import { hasGasUsed, isQuantity, isWord, lengthOf } from './results.js';
import { hex, type Call } from './rpc.js';
import { one, type Scenario, type ScenarioRequest } from './scenario.js';
import { traceScenarios } from './traceScenarios.js';
import type { FilledBlock, Workload } from './workload.js';
import { probeAbi } from './workloadPlan.js';

/** Requests of one scenario. More would make the generator slow to start and show nothing new. */
const REQUESTS = 256;

/** Below the cap of 10,000 logs of both servers. The node's server takes seconds for these. */
const WIDE_LOGS = 4_000;

const FEE_HISTORY_BLOCKS = 20;

/** For requests that take the node's server a second: with many at a time none would be answered within a round. */
const HEAVY_CONNECTIONS = 4;
const WIDE_CONNECTIONS = 2;

/** An account that nothing else uses. */
const UNUSED_ACCOUNT = toHex(0xdead_beef, { size: 20 });

type Fields = Record<string, unknown>;

export function scenarios(workload: Workload): Scenario[] {
  return [
    ...[...simple(workload), ...calls(workload), ...ofBlocks(workload), ...logs(workload), ...mixed(workload)],
    ...traceScenarios(workload),
  ];
}

function simple({ chainId, accounts }: Workload): Scenario[] {
  return [
    { name: 'chainId', title: 'eth_chainId', requests: [one('eth_chainId', [], (result) => result === hex(chainId))] },
    { name: 'blockNumber', title: 'eth_blockNumber', requests: [one('eth_blockNumber', [], isQuantity)] },
    {
      name: 'balance',
      title: 'eth_getBalance',
      requests: accounts.map((account) => one('eth_getBalance', [account, 'latest'], isQuantity)),
    },
    {
      name: 'nonce',
      title: 'eth_getTransactionCount',
      requests: accounts.map((account) => one('eth_getTransactionCount', [account, 'latest'], isQuantity)),
    },
    { name: 'gasPrice', title: 'eth_gasPrice', requests: [one('eth_gasPrice', [], isQuantity)] },
    { name: 'tip', title: 'eth_maxPriorityFeePerGas', requests: [one('eth_maxPriorityFeePerGas', [], isQuantity)] },
  ];
}

function calls({ probe, accounts }: Workload): Scenario[] {
  const data = encodeFunctionData({ abi: probeAbi, functionName: 'balances', args: [accounts[0] as Address] });
  // The address is the last 20 of the 36 bytes.
  const uniqueData = data.slice(0, -40) + UNIQUE_ADDRESS;
  return [
    {
      name: 'callSame',
      title: 'eth_call, the same',
      requests: [one('eth_call', [{ to: probe, data }, 'latest'], (result) => isWord(result) && BigInt(result) > 0n)],
    },
    {
      name: 'callUnique',
      title: 'eth_call, each different',
      requests: [one('eth_call', [{ to: probe, data: uniqueData }, 'latest'], isWord)],
    },
    ...overriddenCalls({ to: probe, data }),
  ];
}

/** Calls that no node of these chains runs as they are asked for. An overridden balance changes no result. */
function overriddenCalls(call: { to: Address; data: string }): Scenario[] {
  const overrides = { [UNUSED_ACCOUNT]: { balance: '0x1' } };
  const simulated = { blockStateCalls: [{ stateOverrides: overrides, calls: [call] }] };
  return [
    {
      name: 'callOverrides',
      title: 'eth_call, state overrides',
      requests: [one('eth_call', [call, 'latest', overrides], isWord)],
    },
    {
      name: 'estimateOverrides',
      title: 'eth_estimateGas, state overrides',
      requests: [one('eth_estimateGas', [call, 'latest', overrides], isQuantity)],
    },
    {
      name: 'accessList',
      title: 'eth_createAccessList',
      requests: [one('eth_createAccessList', [call, 'latest'], hasGasUsed)],
    },
    {
      name: 'simulate',
      title: 'eth_simulateV1',
      requests: [one('eth_simulateV1', [simulated, 'latest'], Array.isArray)],
    },
  ];
}

function ofBlocks({ blocks }: Workload): Scenario[] {
  const transactions = spread(blocks.flatMap((block) => block.transactions.map((hash) => ({ hash, block }))));
  return [
    {
      name: 'block',
      title: 'eth_getBlockByNumber, hashes',
      requests: spread(blocks).map((block) => blockOf(block, false)),
    },
    {
      name: 'fullBlock',
      title: 'eth_getBlockByNumber, full',
      requests: spread(blocks).map((block) => blockOf(block, true)),
    },
    {
      name: 'transaction',
      title: 'eth_getTransactionByHash',
      requests: transactions.map(({ hash }) => transactionOf(hash)),
    },
    {
      name: 'receipt',
      title: 'eth_getTransactionReceipt',
      requests: transactions.map(({ hash, block }) => receiptOf(hash, block)),
    },
    {
      name: 'blockReceipts',
      title: 'eth_getBlockReceipts',
      requests: spread(blocks).map((block) =>
        one('eth_getBlockReceipts', [hex(block.number)], (result) => lengthOf(result) === block.transactions.length),
      ),
    },
  ];
}

function logs({ blocks, storedLogs }: Workload): Scenario[] {
  const wide = wideRange(blocks);
  const [storedTopic] = encodeEventTopics({ abi: probeAbi, eventName: 'Stored' });
  const whole = {
    fromBlock: hex((blocks[0] as FilledBlock).number),
    toBlock: hex((blocks.at(-1) as FilledBlock).number),
  };
  return [
    {
      name: 'logsWide',
      title: `eth_getLogs, ${wide.logCount} logs of ${wide.length} blocks`,
      requests: [one('eth_getLogs', [wide.filter], (result) => lengthOf(result) === wide.logCount)],
      maxConnections: WIDE_CONNECTIONS,
    },
    {
      name: 'logsNarrow',
      title: `eth_getLogs, 1 log of ${Number(whole.toBlock) - Number(whole.fromBlock) + 1} blocks`,
      requests: spread(storedLogs).map(({ transactionHash, valueTopic }) =>
        one('eth_getLogs', [{ ...whole, topics: [storedTopic, null, valueTopic] }], (result) => {
          const [log, ...others] = result as Fields[];
          return others.length === 0 && log?.['transactionHash'] === transactionHash;
        }),
      ),
      maxConnections: HEAVY_CONNECTIONS,
    },
  ];
}

/** The longest range from the first block whose logs stay below the cap. */
function wideRange(blocks: FilledBlock[]): { filter: object; logCount: number; length: number } {
  const first = blocks[0] as FilledBlock;
  let last = first;
  let logCount = 0;
  for (const block of blocks) {
    if (logCount + block.logCount > WIDE_LOGS) break;
    logCount += block.logCount;
    last = block;
  }
  const length = last.number - first.number + 1;
  return { filter: { fromBlock: hex(first.number), toBlock: hex(last.number) }, logCount, length };
}

function mixed({ probe, accounts, blocks }: Workload): Scenario[] {
  const newest = blocks.slice(FEE_HISTORY_BLOCKS);
  return [
    {
      name: 'feeHistory',
      title: `eth_feeHistory, ${FEE_HISTORY_BLOCKS} blocks, percentiles`,
      requests: spread(newest).map(({ number }) =>
        one('eth_feeHistory', [hex(FEE_HISTORY_BLOCKS), hex(number), [25, 50, 75]], (result) => {
          const { baseFeePerGas, reward } = result as Fields;
          return lengthOf(baseFeePerGas) === FEE_HISTORY_BLOCKS + 1 && lengthOf(reward) === FEE_HISTORY_BLOCKS;
        }),
      ),
      nodeConnections: HEAVY_CONNECTIONS,
    },
    {
      name: 'batch',
      title: 'batch of 20 reads',
      requests: spread(blocks).map((block, index) =>
        batchOf(probe, block, accounts[index % accounts.length] as Address),
      ),
    },
  ];
}

/** What a wallet and an explorer request when they open a page: head, fees, an account, a block, some transactions. */
function batchOf(probe: Address, block: FilledBlock, account: Address): ScenarioRequest {
  const isAnything = (result: unknown) => result !== null;
  const data = encodeFunctionData({ abi: probeAbi, functionName: 'balances', args: [account] });
  const hashes = Array.from(
    { length: 5 },
    (_, n) => block.transactions[(n * 13) % block.transactions.length] as `0x${string}`,
  );
  const items = [
    one('eth_chainId', [], isAnything),
    one('eth_blockNumber', [], isQuantity),
    one('eth_gasPrice', [], isQuantity),
    one('eth_getBalance', [account, 'latest'], isQuantity),
    one('eth_getTransactionCount', [account, 'latest'], isQuantity),
    one('eth_getCode', [probe, 'latest'], isAnything),
    one('eth_call', [{ to: probe, data }, 'latest'], isWord),
    one('eth_getStorageAt', [probe, toHex(0, { size: 32 }), 'latest'], isWord),
    blockOf(block, false),
    one('eth_getBlockTransactionCountByNumber', [hex(block.number)], isQuantity),
    ...hashes.map(transactionOf),
    ...hashes.map((hash) => receiptOf(hash, block)),
  ];
  return {
    request: items.map(({ request }) => request as Call),
    isRight: (results) => items.every(({ isRight }, index) => isRight((results as unknown[])[index])),
  };
}

function blockOf({ number, hash, transactions }: FilledBlock, full: boolean): ScenarioRequest {
  return one('eth_getBlockByNumber', [hex(number), full], (result) => {
    const block = result as Fields & { transactions: unknown[] };
    const [first] = block.transactions;
    const firstHash = full ? (first as Fields)['hash'] : first;
    return block['hash'] === hash && block.transactions.length === transactions.length && firstHash === transactions[0];
  });
}

function transactionOf(hash: string): ScenarioRequest {
  return one('eth_getTransactionByHash', [hash], (result) => (result as Fields)['hash'] === hash);
}

function receiptOf(hash: string, { number }: FilledBlock): ScenarioRequest {
  return one('eth_getTransactionReceipt', [hash], (result) => {
    const receipt = result as Fields;
    return receipt['transactionHash'] === hash && receipt['blockNumber'] === hex(number);
  });
}

/** At most REQUESTS of the items, evenly spaced. */
function spread<T>(items: T[]): T[] {
  const count = Math.min(REQUESTS, items.length);
  return Array.from({ length: count }, (_, n) => items[Math.floor((n * items.length) / count)] as T);
}
