/** A user's first steps on a chain. Each is held against the node's own server; one that returns was right. */
import {
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  pad,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import { WebSocket } from 'ws';
import { ERC20_PRECOMPILES } from '../../../scripts/testNode/genesis.mjs';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import type { Block, FeeHistory, Log } from '../../../generated/types.js';
import { compileProbe } from '../../support/probe.js';
import { hex, rpc, rpcAnswer } from '../../support/rpc.js';
import type { Configuration } from './configuration.js';
import type { User } from './user.js';

const RECIPIENT: Address = '0x00000000000000000000000000000000deadbee1';
const TOKEN = ERC20_PRECOMPILES.native;
const STRANGER = 3;
/** How old a block is whose state `pruning = "everything"` has surely removed. */
const PRUNED_AFTER = 25;
const NOTIFICATION_DEADLINE_MS = 20_000;

const { abi, bytecode } = compileProbe();
const encode = (functionName: string, args: readonly unknown[] = []) => encodeFunctionData({ abi, functionName, args });
const STORE = encode('store', [9n, 'note']);
const word = (value: bigint | number): Hex => `0x${value.toString(16).padStart(64, '0')}`;

/** The steps by name, in their order: later ones use what earlier ones did. */
const STEPS = {
  'chain id': async (user: User) => {
    await user.compare('net_version');
    user.same('eth_chainId', await user.compare('eth_chainId'), hex(user.place.chain.chainId));
  },

  'block number': async (user: User) => {
    // Each learns of a block a moment before or after the other.
    await user.follow(Number(await user.node('eth_blockNumber')));
    await user.reach(Number(await user.ask('eth_blockNumber')));
  },

  balance: async (user: User) => {
    for (const address of [user.address, accounts.vesting.address]) await user.compareState('eth_getBalance', address);
    // It grows with each block. Halley has the blocks of the first answer, and the node those of Halley.
    const newest = ['eth_getBalance', accounts.vesting.address, 'latest'] as const;
    const before = BigInt(await user.node<string>(...newest));
    await user.follow(Number(await user.node('eth_blockNumber')));
    const ours = BigInt(await user.ask<string>(...newest));
    await user.reach(Number(await user.ask('eth_blockNumber')));
    const after = BigInt(await user.node<string>(...newest));
    user.holds(`eth_getBalance from ${before} to ${after}`, String(ours), before <= ours && ours <= after);
  },

  'send (EIP-1559)': async (user: User) => {
    const hash = await user.clients().wallet.sendTransaction({ to: RECIPIENT, value: 3n });
    user.same('status', (await user.receipt(hash)).status, '0x1');
    user.same('eth_getBalance', await user.node('eth_getBalance', RECIPIENT, 'latest'), '0x3');
    user.keep('transfer', hash);
  },

  'send (legacy)': async (user: User) => {
    const hash = await user.clients().wallet.sendTransaction({ to: RECIPIENT, value: 4n, type: 'legacy' });
    user.same('status', (await user.receipt(hash)).status, '0x1');
    user.same('eth_getBalance', await user.node('eth_getBalance', RECIPIENT, 'latest'), '0x7');
    user.keep('legacyTransfer', hash);
  },

  receipt: async (user: User) => {
    await user.compare('eth_getTransactionReceipt', user.found('transfer'));
    await user.compare('eth_getTransactionReceipt', user.found('legacyTransfer'));
  },

  'transaction by hash': async (user: User) => {
    const sent = await user.compare<{ from: string; to: string }>('eth_getTransactionByHash', user.found('transfer'));
    user.same('from', sent.from, user.address);
    user.same('to', sent.to, RECIPIENT);
    await user.compare('eth_getTransactionByHash', user.found('legacyTransfer'));
  },

  deploy: async (user: User) => {
    const { wallet, reader } = user.clients();
    const hash = await wallet.deployContract({ abi, bytecode, args: [7n] });
    user.same('status', (await user.receipt(hash)).status, '0x1');
    const { contractAddress } = await reader.getTransactionReceipt({ hash });
    user.holds('contractAddress', contractAddress, typeof contractAddress === 'string');
    user.keep('contract', contractAddress as Address);
    user.keep('deployment', hash);
  },

  'deployment by another': (user: User) =>
    user.compareState('eth_estimateGas', { from: user.account(STRANGER).address, data: '0x600160005500' }),

  code: async (user: User) => {
    const code = await user.compareState<string>('eth_getCode', user.found('contract'));
    user.holds('eth_getCode', code, code.length > 100);
  },

  call: async (user: User) => {
    const call = { from: user.address, to: user.found('contract'), data: encode('value') };
    user.same('eth_call', await user.compareState('eth_call', call), word(7));
  },

  'call by another': (user: User) =>
    user.compareState('eth_call', {
      from: user.account(STRANGER).address,
      to: user.found('contract'),
      data: encode('value'),
    }),

  // Chains ask who signs, and this call names nobody.
  'call without a sender': async (user: User) => {
    const call = { to: user.found('contract'), data: encode('value') };
    await user.compareState('eth_call', call);
    await user.compareState('eth_estimateGas', call);
  },

  estimate: async (user: User) => {
    await user.compareState('eth_estimateGas', { from: user.address, to: RECIPIENT, value: '0x1' });
    await user.compareState('eth_estimateGas', { from: user.address, to: user.found('contract'), data: STORE });
  },

  'reason of a revert': async (user: User) => {
    const call = { from: user.address, to: user.found('contract'), data: encode('failWithReason') };
    const { error } = await rpcAnswer(user.place.halley.httpUrl, 'eth_call', [call, 'latest']);
    user.same('code', error?.code, 3);
    user.same('message', error?.message, 'execution reverted: not today');
    await user.compareState('eth_call', call);
  },

  write: async (user: User) => {
    const address = user.found('contract');
    const hash = await user.clients().wallet.writeContract({ address, abi, functionName: 'store', args: [9n, 'note'] });
    const { status, logs, blockNumber } = await user.receipt(hash);
    user.same('status', status, '0x1');
    user.same('logs', logs.length, 1);
    user.same(
      'value',
      await user.node('eth_call', { from: user.address, to: address, data: encode('value') }, 'latest'),
      word(9),
    );
    user.keep('write', hash);
    user.keep('written', Number(blockNumber));
    await user.compare('eth_getTransactionReceipt', hash);
  },

  'pending block': async (user: User) => {
    // In front of a real chain it is the newest one.
    const block = await user.ask<Block>('eth_getBlockByNumber', 'pending', false);
    user.holds('number', block.number, Number(block.number) >= user.found('written'));
    await user.reach(Number(block.number));
    user.same('the block', block, await user.compare<Block>('eth_getBlockByNumber', block.number, false));
  },

  'block by number': async (user: User) => {
    const number = hex(user.found('written'));
    const block = await user.compare<Block>('eth_getBlockByNumber', number, false);
    user.same('transactions', block.transactions, [user.found('write')]);
    user.same('baseFeePerGas', block.baseFeePerGas, hex(await user.expected.baseFee(user.found('written'))));
    await user.compare('eth_getBlockByNumber', number, true);
  },

  'block by hash': async (user: User) => {
    const { hash } = await user.ask<Block>('eth_getBlockByNumber', hex(user.found('written')), false);
    await user.compare('eth_getBlockByHash', hash, false);
    await user.compare('eth_getBlockByHash', hash, true);
  },

  'receipts of a block': (user: User) => user.compare('eth_getBlockReceipts', hex(user.found('written'))),

  'logs by range': async (user: User) => {
    const [fromBlock, toBlock] = [hex(user.found('written') - 1), hex(user.found('written'))];
    const logs = await user.compare<Log[]>('eth_getLogs', { fromBlock, toBlock, address: user.found('contract') });
    user.same('the last log', logs.at(-1)?.transactionHash, user.found('write'));
  },

  'logs by block hash': async (user: User) => {
    const { blockHash } = await user.receipt(user.found('write'));
    user.same('logs', (await user.compare<Log[]>('eth_getLogs', { blockHash })).length, 1);
  },

  filter: async (user: User) => {
    const address = user.found('contract');
    const filter = await user.ask('eth_newFilter', { address });
    const hash = await user.clients().wallet.writeContract({ address, abi, functionName: 'count', args: [3n] });
    const { blockNumber } = await user.receipt(hash);
    const logs: Log[] = [];
    await user.until('the filter has three logs', async () => {
      logs.push(...(await user.ask<Log[]>('eth_getFilterChanges', filter)));
      return logs.length >= 3;
    });
    const asked = await user.compare<Log[]>('eth_getLogs', { fromBlock: blockNumber, toBlock: blockNumber, address });
    user.same('eth_getFilterChanges', logs, asked);
    user.same('transactions', [...new Set(logs.map(({ transactionHash }) => transactionHash))], [hash]);
  },

  'subscription to logs': async (user: User) => {
    const address = user.found('contract');
    const { wallet } = user.clients();
    let hash: Hash | undefined;
    const logs = await notifications<Log>(user.place.halley.wsUrl, ['logs', { address }], 2, async () => {
      hash = await wallet.writeContract({ address, abi, functionName: 'count', args: [2n] });
    });
    const { blockNumber } = await user.receipt(hash as Hash);
    const asked = await user.compare<Log[]>('eth_getLogs', { fromBlock: blockNumber, toBlock: blockNumber, address });
    user.same('eth_subscription', logs, asked);
    user.same('transactions', [...new Set(logs.map(({ transactionHash }) => transactionHash))], [hash]);
  },

  storage: async (user: User) => {
    user.same('slot', await user.compareState('eth_getStorageAt', user.found('contract'), word(0)), word(9));
  },

  nonce: async (user: User) => {
    const nonce = await user.compareState('eth_getTransactionCount', user.address);
    user.same('pending', await user.compare('eth_getTransactionCount', user.address, 'pending'), nonce);
  },

  'gas price': async (user: User) => {
    // Base fees of empty blocks fall until they are as low as they may be.
    let prices: unknown[] = [];
    await user
      .until('both say the same price', async () => {
        prices = await Promise.all([user.ask('eth_gasPrice'), user.node('eth_gasPrice')]);
        return prices[0] === prices[1];
      })
      .catch(() => user.same('eth_gasPrice', prices[0], prices[1]));
    await user.compare('eth_maxPriorityFeePerGas');
  },

  'fee history': async (user: User) => {
    const newest = user.found('written');
    const history = await user.compare<FeeHistory>('eth_feeHistory', '0x3', hex(newest), [50]);
    const numbers = [newest - 2, newest - 1, newest, newest + 1];
    // The block after the newest one is there by now, and says what it is.
    const fees = await Promise.all(numbers.map((number) => user.expected.baseFee(number)));
    user.same('oldestBlock', history.oldestBlock, hex(newest - 2));
    user.same('fees of blocks', history.baseFeePerGas, fees.map(hex));
    const { chain, prunes, nodeKeepsResults } = user.place.configuration;
    // The node must still have its first blocks, with their results.
    if (prunes === true || nodeKeepsResults === false) return;
    // On a slow machine the fee has reached its lowest by now. After the first blocks it surely falls.
    await user.compare('eth_feeHistory', '0x3', hex((chain.initialHeight ?? 1) + 3), [50]);
  },

  'state override': async (user: User) => {
    // BALANCE of an address, and then the sender's own: one is overridden, the other is the chain's.
    const call = { from: user.address, to: RECIPIENT };
    const balance = await untouchedBalance(user);
    for (const [address, value] of [
      [RECIPIENT, 0x1234n],
      [user.account(9).address, balance],
    ] as const) {
      const overrides = { [RECIPIENT]: { balance: '0x1234', code: balanceCode(address) } };
      const head = hex(await user.commonHead());
      // Older servers take no overrides.
      const ask = user.place.release === 'v0.3.2' ? user.ask.bind(user) : user.compare.bind(user);
      user.same('BALANCE', await ask('eth_call', call, head, overrides), word(value));
    }
  },

  'block override': async (user: User) => {
    const context = { from: user.address, to: user.found('contract'), data: encode('context') };
    const answer = await user.ask<Hex>('eth_call', context, 'latest', {}, { number: '0x1234', time: '0x77359400' });
    const values = decodeFunctionResult({ abi, functionName: 'context', data: answer }) as readonly unknown[];
    user.same('number, time', values.slice(0, 2).map(String), ['4660', '2000000000']);
    user.same('chain id, sender', values.slice(3).map(String), [String(user.place.chain.chainId), user.address]);
    const state = { [RECIPIENT]: { code: balanceCode(user.account(9).address) } };
    const call = { from: user.address, to: RECIPIENT };
    user.same(
      'BALANCE',
      await user.ask('eth_call', call, 'latest', state, { number: '0x1234' }),
      word(await untouchedBalance(user)),
    );
    const value = { from: user.address, to: user.found('contract'), data: encode('value') };
    user.same('value', await user.ask('eth_call', value, 'latest', {}, { number: '0x1234' }), word(9));
  },

  'access list': async (user: User) => {
    const call = { from: user.address, to: user.found('contract'), data: STORE };
    const head = hex(await user.commonHead());
    const { accessList, gasUsed, error } = await user.ask<{ accessList: object[]; gasUsed: string; error?: string }>(
      'eth_createAccessList',
      call,
      head,
    );
    user.same('error', error, undefined);
    // The value, and the sender's entry in the mapping after it. The server of v0.7.3 lists no slot at all.
    const entry = keccak256(concat([pad(user.address), word(1)]));
    user.same('access list', accessList, [{ address: call.to.toLowerCase(), storageKeys: [word(0), entry] }]);
    user.same('gasUsed', gasUsed, await user.node('eth_estimateGas', { ...call, accessList }, head));
  },

  eth_simulateV1: async (user: User) => {
    // No server of a node has it: each call is held against a call and an estimate of the node.
    const calls = [
      { from: user.address, to: user.found('contract'), data: encode('value') },
      { from: user.address, to: RECIPIENT, value: '0x5' },
    ];
    const head = hex(await user.commonHead());
    const [block] = await user.ask<
      { number: string; calls: { status: string; returnData: string; gasUsed: string }[] }[]
    >('eth_simulateV1', { blockStateCalls: [{ calls }] }, head);
    user.same('number', Number(block?.number), Number(head) + 1);
    const right = await Promise.all(
      calls.map(async (call) => ({
        status: '0x1',
        returnData: await user.node('eth_call', call, head),
        gasUsed: await user.node('eth_estimateGas', call, head),
      })),
    );
    user.same(
      'results',
      block?.calls.map(({ status, returnData, gasUsed }) => ({ status, returnData, gasUsed })),
      right,
    );
  },

  debug_traceTransaction: async (user: User) => {
    // Nodes that keep little state remove it every ten blocks; then it is gone for certain.
    if (user.place.configuration.prunes === true) await user.reach(user.found('written') + PRUNED_AFTER);
    await user.compare('debug_traceTransaction', user.found('write'), { tracer: 'callTracer' });
    await user.compare('debug_traceTransaction', user.found('transfer'), { tracer: 'callTracer' });
  },

  trace_transaction: async (user: User) => {
    for (const hash of [user.found('write'), user.found('transfer'), user.found('deployment')])
      user.same('trace_transaction', await user.ask('trace_transaction', hash), await tracesAtNode(user, hash));
  },

  trace_block: async (user: User) => {
    const number = hex(user.found('written'));
    user.same('trace_block', await user.ask('trace_block', number), await tracesAtNode(user, user.found('write')));
  },

  debug_traceCall: async (user: User) => {
    const call = { from: user.address, to: user.found('contract'), data: encode('value'), gas: '0x30d40' };
    const head = hex(await user.commonHead());
    const { output } = await user.compare<{ output: string }>('debug_traceCall', call, head, { tracer: 'callTracer' });
    user.same('output', output, word(9));
  },

  'token balance': async (user: User) => {
    await user.compareState('eth_getCode', TOKEN);
    for (const address of [user.address, user.account(9).address])
      await user.compareState('eth_call', tokenBalanceOf(user, address));
    const ibc = { ...tokenBalanceOf(user, user.address), to: ERC20_PRECOMPILES.ibc };
    await user.compareState('eth_call', ibc);
  },

  'token balance with a block override': async (user: User) => {
    const call = tokenBalanceOf(user, user.account(9).address);
    const plain = await user.node('eth_call', call, 'latest');
    user.same('balanceOf', await user.ask('eth_call', call, 'latest', {}, { number: '0x1234' }), plain);
  },

  'token balance in eth_simulateV1': async (user: User) => {
    const call = tokenBalanceOf(user, user.account(9).address);
    const plain = await user.node('eth_call', call, 'latest');
    const [block] = await user.ask<{ calls: { returnData: string }[] }[]>(
      'eth_simulateV1',
      { blockStateCalls: [{ calls: [call] }] },
      'latest',
    );
    user.same('balanceOf', block?.calls[0]?.returnData, plain);
  },

  'trace of a token call': async (user: User) => {
    const call = { ...tokenBalanceOf(user, user.account(9).address), gas: '0x30d40' };
    const plain = await user.node<string>('eth_call', call, 'latest');
    const head = hex(await user.commonHead());
    const { output } = await user.compare<{ output?: string }>('debug_traceCall', call, head, { tracer: 'callTracer' });
    user.same('output', output ?? '0x', plain);
  },

  'access list of a token transfer': async (user: User) => {
    const { error } = await user.ask<{ error?: string }>('eth_createAccessList', tokenTransfer(user), 'latest');
    user.same('error', error, undefined);
  },

  'token transfer': async (user: User) => {
    await user.compareState('eth_estimateGas', tokenTransfer(user));
    const hash = await user.clients().wallet.sendTransaction({ to: TOKEN, data: tokenTransfer(user).data });
    user.same('status', (await user.receipt(hash)).status, '0x1');
    await user.compare('eth_getTransactionReceipt', hash);
    await user.compare('debug_traceTransaction', hash, { tracer: 'callTracer' });
    await user.compareState('eth_getBalance', RECIPIENT);
    await user.compareState('eth_call', tokenBalanceOf(user, RECIPIENT));
  },

  'sending from a vesting account': async (user: User) => {
    const { wallet } = user.clients(accounts.vesting.privateKey);
    user.same('status', (await user.receipt(await wallet.sendTransaction({ to: RECIPIENT, value: 5n }))).status, '0x1');
    await user.compareState('eth_getBalance', accounts.vesting.address);
  },

  earliest: async (user: User) => {
    const { first, last } = await oldestBlock(user);
    const { number } = await user.ask<Block>('eth_getBlockByNumber', 'earliest', false);
    user.holds(`the oldest block, ${first} to ${last}`, number, first <= Number(number) && Number(number) <= last);
    // This account's balance never changes.
    const balance = await user.ask('eth_getBalance', user.account(9).address, 'earliest');
    user.same('eth_getBalance', balance, await user.node('eth_getBalance', user.account(9).address, 'latest'));
  },

  'block 0': async (user: User) => {
    const block = await user.ask<Block | null>('eth_getBlockByNumber', '0x0', false);
    const exists = beganAtOne(user);
    user.same('number', block?.number ?? null, exists ? '0x0' : null);
    const one = await user.ask<Block | null>('eth_getBlockByNumber', '0x1', false);
    user.same('number', one?.number ?? null, exists ? '0x1' : null);
  },

  'a block before the start': async (user: User) => {
    const number = hex(user.place.headBefore);
    const { transactions } = await user.compare<Block>('eth_getBlockByNumber', number, true);
    user.same('transactions', transactions, []);
    user.same('receipts', await user.compare('eth_getBlockReceipts', number), []);
  },

  'logs from block 0': async (user: User) => {
    const toBlock = hex(user.found('written'));
    const logs = await user.ask<Log[]>('eth_getLogs', { fromBlock: '0x0', toBlock, address: user.found('contract') });
    // The one of the creation, and the one of the write.
    user.same('logs', logs.map(({ transactionHash }) => transactionHash).at(-1), user.found('write'));
    user.same('logs', logs.length, 2);
  },

  txpool: async (user: User) => {
    user.same('txpool_status', await user.ask('txpool_status'), { pending: '0x0', queued: '0x0' });
    await user.compare('txpool_status');
    await user.compare('txpool_content');
  },

  newHeads: async (user: User) => {
    const [head] = await notifications<Head>(user.place.halley.wsUrl, ['newHeads'], 1);
    if (head === undefined) throw new Error('no head came');
    await user.reach(Number(head.number));
    const block = await user.ask<Record<string, unknown>>('eth_getBlockByNumber', head.number, false);
    user.same('hash', head.hash, block['hash']);
    user.same('parentHash', head.parentHash, block['parentHash']);
    user.same(
      'hash',
      await user.compare<Block>('eth_getBlockByNumber', head.number, false).then(({ hash }) => hash),
      head.hash,
    );
  },

  'safe and finalized': async (user: User) => {
    for (const tag of ['safe', 'finalized']) {
      const { number } = await user.ask<Block>('eth_getBlockByNumber', tag, false);
      const head = Number(await user.ask('eth_blockNumber'));
      user.holds(`${tag}, of ${head}`, number, head - 2 <= Number(number) && Number(number) <= head);
      const balance = await user.ask('eth_getBalance', user.account(9).address, tag);
      user.same(`balance at ${tag}`, balance, await user.node('eth_getBalance', user.account(9).address, 'latest'));
    }
  },
} satisfies Record<string, (user: User) => Promise<unknown>>;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

const hasCoinContracts = ({ chain }: Configuration) => chain.erc20Precompiles !== false;

/** The steps that some chains have nothing for. */
const APPLIES: Partial<Record<StepName, (configuration: Configuration) => boolean>> = {
  'token balance': hasCoinContracts,
  'token balance with a block override': hasCoinContracts,
  'token balance in eth_simulateV1': hasCoinContracts,
  'trace of a token call': hasCoinContracts,
  'access list of a token transfer': hasCoinContracts,
  'token transfer': hasCoinContracts,
  'sending from a vesting account': ({ chain }) => chain.vesting === true,
};

/** The steps that a chain with this configuration has something for, with their names, in the order of a run. */
export function stepsOn(configuration: Configuration): [StepName, (user: User) => Promise<unknown>][] {
  // The keys of the object are the names.
  const all = Object.entries(STEPS) as [StepName, (user: User) => Promise<unknown>][];
  return all.filter(([name]) => APPLIES[name]?.(configuration) !== false);
}

/** Code that answers the balance of an address. */
function balanceCode(address: Address): Hex {
  return `0x73${address.slice(2).toLowerCase()}3160005260206000f3`;
}

/** What an account has that sends nothing and gets nothing, as the node says. */
async function untouchedBalance(user: User): Promise<bigint> {
  return BigInt(await user.node<string>('eth_getBalance', user.account(9).address, 'latest'));
}

function tokenBalanceOf(user: User, address: Address) {
  return {
    from: user.address,
    to: TOKEN,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
  };
}

function tokenTransfer(user: User) {
  return {
    from: user.address,
    to: TOKEN,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 11n] }),
  };
}

/** Whether the chain began with height 1, before which block 0 stands for the genesis. */
function beganAtOne(user: User): boolean {
  return user.place.configuration.chain.initialHeight === undefined;
}

/** Where the number of the oldest block that can be had lies. */
async function oldestBlock(user: User): Promise<{ first: number; last: number }> {
  const { configuration, chain, headBefore } = user.place;
  // The first one that Halley followed.
  if (configuration.nodeKeepsResults === false) return { first: headBefore, last: user.found('written') };
  // A node that removes blocks goes on doing so.
  if (configuration.prunes === true) return { first: 2, last: await earliestHeight(chain.rpcUrl) };
  const first = beganAtOne(user) ? 0 : await earliestHeight(chain.rpcUrl);
  return { first, last: first };
}

async function earliestHeight(rpcUrl: string): Promise<number> {
  const status = await rpc<{ sync_info: { earliest_block_height: string } }>(rpcUrl, 'status');
  return Number(status.sync_info.earliest_block_height);
}

interface Head {
  number: string;
  hash: string;
  parentHash: string;
}

/** The first notifications of a subscription; `once` runs when there is one. */
function notifications<T>(url: string, params: unknown[], count: number, once?: () => Promise<void>): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const clock = setTimeout(() => finish(() => reject(new Error('no notification came'))), NOTIFICATION_DEADLINE_MS);
    const finish = (end: () => void) => {
      clearTimeout(clock);
      socket.close();
      end();
    };
    const fail = (error: unknown) => finish(() => reject(error instanceof Error ? error : new Error(String(error))));
    const come: T[] = [];
    socket.on('open', () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params })));
    socket.on('error', fail);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { id?: number; method?: string; params?: { result: T } };
      if (message.id === 1) once?.().catch(fail);
      if (message.method === 'eth_subscription' && message.params !== undefined) come.push(message.params.result);
      if (come.length === count) finish(() => resolve(come));
    });
  });
}

interface CallFrame {
  type: string;
  from: string;
  to: string;
  gas: string;
  gasUsed: string;
  input: Hex;
  output?: string;
  value?: string;
}

/** The trace of a transaction with one frame, from the frame that the node shows. */
async function tracesAtNode(user: User, hash: Hash): Promise<object[]> {
  const frame = await user.node<CallFrame>('debug_traceTransaction', hash, { tracer: 'callTracer' });
  const { blockHash, blockNumber } = await user.expected.receipt(hash);
  const { type, from, to, input, output = '0x', value = '0x0' } = frame;
  const [gas, gasUsed] = [frame.gas, frame.gasUsed].map((amount) => hex(BigInt(amount) - intrinsicGas(frame)));
  const isCreation = type === 'CREATE';
  return [
    {
      action: isCreation
        ? { creationMethod: 'create', from, gas, init: input, value }
        : { callType: 'call', from, gas, input, to, value },
      blockHash,
      blockNumber: Number(blockNumber),
      result: isCreation ? { address: to, code: output, gasUsed } : { gasUsed, output },
      subtraces: 0,
      traceAddress: [],
      transactionHash: hash,
      transactionPosition: 0,
      type: isCreation ? 'create' : 'call',
    },
  ];
}

/** Gas that is charged before the first instruction: for the transaction, its bytes, and what it creates. */
function intrinsicGas({ type, input }: CallFrame): bigint {
  const bytes = Buffer.from(input.slice(2), 'hex');
  const forBytes = bytes.reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
  return BigInt(21_000 + forBytes + (type === 'CREATE' ? 32_000 + 2 * Math.ceil(bytes.length / 32) : 0));
}
