/**
 * A node that discards the results of blocks (`discard_abci_responses`): what it announces is served whole, and what
 * cannot be had is refused by an error that names the setting.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Block, BlockHead, FeeHistory, Receipt } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { configCheck } from '../support/configCheck.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';
import { blockInTxIndex, RECIPIENT, signTransfer } from '../support/transfers.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const SETTING = 'discard_abci_responses = true in the section [storage] of its config.toml';
/** Blocks that there are before Halley starts. */
const HISTORY = 4;

let chain: GoChain;
let halley: HalleyProcess;
let wallet: Wallet;
/** A transaction that the chain has from before Halley started. */
let earlyTransaction: string;
/** The first block that Halley has. */
let first: number;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 300, config: { storage: { discard_abci_responses: true } } });
  wallet = new Wallet(chain.accounts[0]!.privateKey);
  earlyTransaction = await rpc(chain.evmRpcUrl, 'eth_sendRawTransaction', await signTransfer(wallet, 0, chain.chainId));
  await until('the chain has a history', async () => (await nodeHeight()) >= HISTORY);
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: {
      'json-rpc.api': 'eth,net,web3,txpool,debug,trace,halley,ots,erigon',
      'metrics.address': '127.0.0.1:0',
    },
  });
  first = await firstServed(1);
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

test("what is announced is served whole, in front of the node's own server, which has nothing of it", async () => {
  const socket = await RawSocket.open(halley.wsUrl);
  const heads: BlockHead[] = [];
  await socket.subscribe<BlockHead>(['newHeads'], (head) => heads.push(head));
  const raw = await signTransfer(wallet, 1, chain.chainId);
  const receipt = await rpc<Receipt>(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
  expect(receipt).toMatchObject({ status: '0x1', gasUsed: '0x5208', to: RECIPIENT });
  await until('three heads are announced', () => heads.length >= 3);
  socket.close();

  const last = Number(heads.at(-1)?.number);
  const numbers = heads.map(({ number }) => Number(number));
  expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) + index));
  const blocks: [number, string][] = [];
  for (let height = first; height <= last; height++) {
    const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false);
    blocks.push([height, block.hash]);
  }
  expect(blocks).toEqual(await nodeHashes(chain.rpcUrl, first, last));
  expect(await rpc(halley.httpUrl, 'eth_getBlockReceipts', receipt.blockNumber)).toEqual([receipt]);
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: hex(first), toBlock: hex(last) })).toEqual([]);
  const ofNode = await rpcAnswer(chain.evmRpcUrl, 'eth_getTransactionReceipt', [receipt.transactionHash]);
  expect(ofNode.error?.message).toContain('node is not persisting finalize block responses');
});

test('a block of many transfers, whose event is large, is served', async () => {
  const sender = new Wallet(chain.accounts[1]!.privateKey);
  let nonce = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const raws: string[] = [];
    for (; raws.length < 150; nonce++) raws.push(await signTransfer(sender, nonce, chain.chainId));
    const from = await nodeHeight();
    const sent = await post<{ result: string }[]>(
      chain.evmRpcUrl,
      raws.map((raw, id) => ({ jsonrpc: '2.0', id, method: 'eth_sendRawTransaction', params: [raw] })),
    );
    const hashes = sent.map(({ result }) => result);
    const last = hashes.at(-1);
    const receiptOf = (hash: unknown) => rpcAnswer<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', [hash]);
    await until('the last one is served', async () => (await receiptOf(last)).result?.status === '0x1');
    const to = Number((await receiptOf(last)).result?.blockNumber);
    const found: unknown[] = [];
    let most = 0;
    for (let height = from; height <= to; height++) {
      const { transactions } = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false);
      found.push(...transactions);
      most = Math.max(most, transactions.length);
    }
    expect(found).toEqual(hashes);
    // Each takes some 7 kB of the event.
    if (most >= 60) return;
  }
  throw new Error('no block took 60 transfers');
}, 120_000);

test('what was there before is refused by every method, with the setting and the file', async () => {
  const ofBlock = refusal('block 2', ['0x2', '0x2']);
  for (const [method, params] of blockQuestions('0x2'))
    expect([method, await errorOf(method, params)]).toEqual([method, ofBlock]);

  // The node finds the transaction, and has not what became of it.
  const height = await blockInTxIndex(chain.rpcUrl, earlyTransaction);
  const ofTransaction = refusal(`block ${height}`, [hex(height), hex(height)]);
  for (const [method, params] of transactionQuestions())
    expect([method, await errorOf(method, params)]).toEqual([method, ofTransaction]);

  const ofRange = refusal(`blocks 2 to ${first - 1}`, ['0x2', hex(first - 1)]);
  const range = { fromBlock: '0x2', toBlock: 'latest' };
  expect(await errorOf('eth_getLogs', [range])).toEqual(ofRange);
  expect(await errorOf('eth_getFilterLogs', [await rpc(halley.httpUrl, 'eth_newFilter', range)])).toEqual(ofRange);
  expect(await errorOf('eth_feeHistory', ['0x1', '0x2', []])).toEqual(ofRange);
  const call = { from: wallet.address, to: RECIPIENT };
  expect(await errorOf('debug_traceCall', [call, '0x2'])).toEqual(ofBlock);
  expect(await errorOf('eth_getBlockByNumber', ['0x0', false])).toEqual(refusal('block 1', ['0x1', '0x1']));
});

test('state of blocks that were there before is answered: the node keeps it', async () => {
  const asked = [wallet.address, '0x2'];
  const balance = await rpc(halley.httpUrl, 'eth_getBalance', ...asked);
  expect(balance).toBe('0xd3c21bcecceda1000000');
  expect(await rpc(halley.httpUrl, 'eth_getTransactionCount', ...asked)).toBe('0x0');
  expect(await rpc(halley.httpUrl, 'eth_getBalance', wallet.address, 'earliest')).toBe(balance);
});

test('the log, readiness, the status of the index and the check of the configuration name the setting', async () => {
  const warnings = halley.log.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
  expect(warnings).toEqual([
    `the node does not keep the results of blocks (${SETTING}): only blocks that it announces from now on are served; ` +
      'set it to false and restart the node to keep more',
  ]);
  expect((await readiness()).index).toMatchObject({
    reason: null,
    details: {
      missingBlocks: 0,
      discardedBlocks: first - 1,
      notice: `the node did not keep the results of ${first - 1} blocks, because of ${SETTING}`,
    },
  });
  expect(await rpc(halley.httpUrl, 'halley_indexStatus')).toMatchObject({
    earliest: hex(first),
    backfill: { state: 'impossible', missing: hex(first - 1), next: null, blocksPerSecond: null, secondsLeft: null },
  });
  const { status, stdout } = configCheck(chain, halley);
  expect(stdout.split('\n')).toContain(
    `warning: the node does not keep the results of blocks (${SETTING}): ` +
      'only blocks that are made while Halley runs, or are in a state stream (--stream), are served; ' +
      'set it to false and restart the node to keep more',
  );
  expect(status).toBe(0);
});

test('blocks that were made while Halley was killed are a gap that is named; what lies around it is served', async () => {
  const before = await servedHead();
  await halley.kill('SIGKILL');
  const atLeast = before + 4;
  await until('the chain goes on', async () => (await nodeHeight()) >= atLeast);
  await halley.restart();
  await until('Halley follows the chain again', async () => (await servedHead()) > atLeast);
  const above = await firstServed(before + 4);
  const lost = halley.log.findLast(({ msg }) => String(msg).startsWith('blocks are missing in the index'));
  expect(lost).toMatchObject({
    to: above - 1,
    msg: `blocks are missing in the index: the node did not keep their results (${SETTING})`,
  });
  // A block may have been written between the last look at the head and the end.
  const from = Number(lost?.['from']);
  expect([before + 1, before + 2]).toContain(from);
  for (const height of [first, from - 1, above])
    expect(await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false)).toMatchObject({
      hash: (await nodeHashes(chain.rpcUrl, height, height))[0]?.[1],
    });
  expect(await errorOf('eth_getBlockByNumber', [hex(from), false])).toEqual(
    refusal(`block ${from}`, [hex(from), hex(from)]),
  );
  expect(await errorOf('eth_getLogs', [{ fromBlock: hex(first), toBlock: hex(above) }])).toEqual(
    refusal(`blocks ${from} to ${above - 1}`, [hex(from), hex(above - 1)]),
  );
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: hex(above), toBlock: 'latest' })).toEqual([]);
  expect(await rpc(halley.httpUrl, 'halley_indexStatus')).toMatchObject({
    backfill: { state: 'impossible', missing: hex(first - 1 + above - from) },
  });

  // A replay would end at the gap, and a client that connects again would come there again.
  const socket = await RawSocket.open(halley.wsUrl);
  for (const name of ['newHeads', 'logs'])
    await expect(socket.subscribe([name, { fromBlock: hex(first) }], () => undefined)).rejects.toThrow(
      `the node did not keep the results of blocks ${from} to ${above - 1}, because of ${SETTING}`,
    );
  socket.close();
  const { oldestBlock } = await rpc<FeeHistory>(halley.httpUrl, 'eth_feeHistory', '0x400', 'latest', [50]);
  expect(Number(oldestBlock)).toBe(above);
  expect(printed('index', 'status')).toContain(
    `\nnot kept       the node did not keep the results of block ${above - 1}, because of ${SETTING}\n`,
  );
}, 120_000);

/** What a command of Halley prints, which succeeds. */
function printed(...command: string[]): string {
  const flags = [`--node=${chain.rpcUrl}`, `--node-grpc=${chain.grpcAddress}`, `--data-dir=${halley.dataDir}`];
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...command, ...flags], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  expect(status).toBe(0);
  return stdout;
}

/** What is asked about a block by its number. */
function blockQuestions(block: string): [string, unknown[]][] {
  const call = { from: wallet.address, to: RECIPIENT };
  return [
    ['eth_getBlockByNumber', [block, false]],
    ['eth_getBlockByNumber', [block, true]],
    ['eth_getHeaderByNumber', [block]],
    ['eth_getBlockReceipts', [block]],
    ['eth_getBlockTransactionCountByNumber', [block]],
    ['eth_getUncleCountByBlockNumber', [block]],
    ['eth_getTransactionByBlockNumberAndIndex', [block, '0x0']],
    ['eth_getRawTransactionByBlockNumberAndIndex', [block, '0x0']],
    ['debug_getRawBlock', [block]],
    ['debug_getRawHeader', [block]],
    ['debug_getRawReceipts', [block]],
    ['debug_traceBlockByNumber', [block]],
    ['trace_block', [block]],
    ['trace_call', [call, ['trace'], block]],
    ['ots_getBlockDetails', [block]],
    ['ots_getBlockTransactions', [block, 0, 10]],
    ['erigon_getHeaderByNumber', [block]],
    ['eth_simulateV1', [{ blockStateCalls: [{}] }, block]],
    ['eth_createAccessList', [call, block]],
  ];
}

/** What is asked about a transaction. */
function transactionQuestions(): [string, unknown[]][] {
  return [
    ['eth_getTransactionByHash', [earlyTransaction]],
    ['eth_getRawTransactionByHash', [earlyTransaction]],
    ['eth_getTransactionReceipt', [earlyTransaction]],
    ['eth_getTransactionBySenderAndNonce', [wallet.address, '0x0']],
    ['debug_getRawTransaction', [earlyTransaction]],
    ['debug_traceTransaction', [earlyTransaction]],
    ['trace_transaction', [earlyTransaction]],
    ['trace_replayTransaction', [earlyTransaction, ['trace']]],
    ['ots_getTransactionError', [earlyTransaction]],
    ['ots_traceTransaction', [earlyTransaction]],
    ['ots_getTransactionBySenderAndNonce', [wallet.address, 0]],
  ];
}

async function errorOf(method: string, params: unknown[]): Promise<unknown> {
  const { result, error } = await rpcAnswer(halley.httpUrl, method, params);
  return error ?? { result };
}

function refusal(blocks: string, [from, to]: [string, string]): object {
  return {
    code: 4444,
    message: `history not kept: the node did not keep the results of ${blocks}, because of ${SETTING}`,
    data: { from, to },
  };
}

/** The checks of readiness, by their names. */
async function readiness(): Promise<Record<string, object>> {
  const metrics = halley.log.findLast(({ metrics }) => metrics !== undefined)?.['metrics'] as string;
  const response = await fetch(new URL('/readyz', metrics));
  const { checks } = (await response.json()) as { checks: { name: string }[] };
  return Object.fromEntries(checks.map((check) => [check.name, check]));
}

async function servedHead(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

async function nodeHeight(): Promise<number> {
  return Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
}

/** The first block from a height on that Halley serves. */
async function firstServed(from: number): Promise<number> {
  for (let height = from; ; height++) {
    const { result } = await rpcAnswer<Block | null>(halley.httpUrl, 'eth_getBlockByNumber', [hex(height), false]);
    if (result) return height;
    if (result === null) throw new Error(`no block from ${from} on is served`);
  }
}
