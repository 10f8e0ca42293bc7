/**
 * A node that is slow, hangs, cuts connections, prunes, stalls or rolls back: what clients see, and that no block is
 * lost.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Block, Log, Receipt } from '../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import type { Fault } from '../../src/chain/development/faults.js';
import { expectAnsweredWithin } from '../support/answeredWithin.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { isIndexed } from '../support/indexProgress.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';

const CHAIN_ID = 31_337;
/** Longest time of an answer from the index, which needs no node. */
const INDEXED_MS = 50;
const REQUEST_TIMEOUT_MS = 3_000;
/** Emits a log without topics whose data is the number 42: MSTORE(0, 42), LOG0(0, 32). */
const LOGGER_CODE = '0x602a60005260206000a000';
const LOGGER = `0x${'10'.repeat(20)}`;
const WORD_42 = `0x${'2a'.padStart(64, '0')}`;
/** An account whose balance the test sets. */
const HOLDER = `0x${'20'.repeat(20)}`;
const BALANCE = '0x1234';

let chain: DevChainHandle;
let halley: HalleyProcess;
let nonce = 0;
const started: HalleyProcess[] = [];
/**
 * A chain whose first answer never comes, with Halley in front of it. Halley waits for that answer during other tests.
 */
let hanging: { chain: DevChainHandle; halley: Promise<HalleyProcess> } | undefined;

beforeAll(async () => {
  chain = await startChain();
  await control('dev_setCode', { address: LOGGER, code: LOGGER_CODE });
  await control('dev_setBalance', { address: HOLDER, balance: BALANCE });
  halley = await startInFront(chain);
  const other = await startChain();
  await control('dev_fault', { fault: 'hang', methods: ['status'], times: 1 }, other);
  hanging = { chain: other, halley: startInFront(other) };
  hanging.halley.catch(() => undefined);
}, 90_000);

afterEach(() => control('dev_fault', { off: true }));

afterAll(async () => {
  await Promise.allSettled([hanging?.halley]);
  await Promise.all(started.map((each) => each.stop()));
  await hanging?.chain.stop();
  await chain?.stop();
}, 60_000);

describe('while the node', () => {
  /** Requests about one log, with answers from the index. */
  let indexed: [method: string, params: unknown[], answer: unknown][];

  beforeAll(async () => {
    const receipt = await emitLog();
    const range = { fromBlock: receipt.blockNumber, toBlock: receipt.blockNumber };
    await expectComplete();
    const questions: [string, unknown[]][] = [
      ['eth_getBlockByNumber', [receipt.blockNumber, true]],
      ['eth_getBlockByHash', [receipt.blockHash, false]],
      ['eth_getBlockReceipts', [receipt.blockNumber]],
      ['eth_getTransactionReceipt', [receipt.transactionHash]],
      ['eth_getTransactionByHash', [receipt.transactionHash]],
      ['eth_getLogs', [range]],
    ];
    indexed = [];
    for (const [method, params] of questions) indexed.push([method, params, await call(method, ...params)]);
    expect(indexed.at(-1)?.[2]).toEqual(receipt.logs);
    expect(receipt.logs).toMatchObject([{ address: LOGGER, data: WORD_42, topics: [] }]);
  }, 60_000);

  test('hangs, indexed data is answered at once, and state requests fail with -32002 until it answers again', async () => {
    await fault({ fault: 'hang' });
    await fault({ fault: 'refuseWebSockets' });
    const before = await head();
    const errors = stateErrors();
    await expectIndexed();
    const timedOut = { code: -32002, message: `request timed out after ${REQUEST_TIMEOUT_MS} ms` };
    expect(await errors).toEqual(Array(6).fill(timedOut));
    // By now the silence is known, and nobody waits for it again.
    const silent = { code: -32002, message: 'the node is unavailable: it does not answer in time' };
    expect(await stateErrors()).toEqual(Array(6).fill(silent));
    expect(await head()).toBeLessThanOrEqual(before + 1);
    await expectIndexed();
    await faultsEnd();
    await stateIsBack();
    await until('the head moves again', async () => (await head()) > before + 2);
    await expectComplete();
  }, 60_000);

  test('cuts every connection, indexed data is answered at once, and state requests fail with -32002', async () => {
    // State at the head that the test before has read is answered without the node.
    const known = await head();
    await until('the head moves', async () => (await head()) > known);
    await fault({ fault: 'close' });
    await fault({ fault: 'refuseWebSockets' });
    const cut = { code: -32002, message: 'the node is unavailable: it closed the connection' };
    expect(await stateErrors()).toEqual(Array(6).fill(cut));
    await expectIndexed();
    await faultsEnd();
    await stateIsBack();
    await expectComplete();
  }, 60_000);

  test('is slow, indexed data is answered at once, and state is correct', async () => {
    await fault({ fault: 'slow', ms: 100 });
    await expectIndexed();
    await expectState();
    const before = await head();
    await until('the head moves', async () => (await head()) > before);
    await faultsEnd();
    await expectComplete();
  }, 60_000);

  test('prunes, indexed data is answered, and state of pruned heights fails with 4444', async () => {
    const below = (await nodeHeight()) - 1;
    await fault({ fault: 'pruned', below });
    await expectIndexed();
    expect(await errorOf(halley, 'eth_getBalance', HOLDER, '0x2')).toMatchObject({
      code: 4444,
      message: 'pruned history unavailable',
    });
    expect(await call('eth_getLogs', { fromBlock: '0x1', toBlock: 'latest' })).toHaveLength(1);
    await faultsEnd();
    expect(await call('eth_getBalance', HOLDER, '0x2')).toMatch(/^0x/);
  }, 60_000);

  async function expectIndexed(): Promise<void> {
    for (const [method, params, answer] of indexed) {
      await expectAnsweredWithin(INDEXED_MS, async () => expect(await call(method, ...params)).toEqual(answer));
    }
  }
});

describe('the head', () => {
  test('stops below a block without results, and continues when they come', async () => {
    await fault({ fault: 'refuseWebSockets' });
    const from = (await nodeHeight()) + 3;
    await fault({ fault: 'missingResults', from });
    await until('the head comes close', async () => (await head()) === from - 1);
    await until('the node continues', async () => (await nodeHeight()) > from + 3);
    expect(await head()).toBe(from - 1);
    expect(await call('eth_getBlockByNumber', hex(from), false)).toBeNull();
    expect(await call('eth_getBlockByNumber', 'latest', false)).toMatchObject({ number: hex(from - 1) });
    await faultsEnd();
    await until('the head continues', async () => (await head()) > from + 3);
    await expectComplete();
  }, 60_000);

  test('follows the stalled node and every block mined on request', async () => {
    await fault({ fault: 'stall' });
    const height = await nodeHeight();
    await until('the head is the node’s', async () => (await head()) === height);
    await expectState();
    expect(await control('dev_mine', { blocks: 2 })).toEqual({ height: height + 2 });
    await until('the head is the node’s', async () => (await head()) === height + 2);
    expect(await call('eth_getBlockByNumber', hex(height + 3), false)).toBeNull();
    await faultsEnd();
    await until('the head continues', async () => (await head()) > height + 4);
    await expectComplete();
  }, 60_000);

  test('has no gap after WebSockets were cut, refused or silent, or event subscriptions cancelled', async () => {
    for (const name of ['cutWebSockets', 'cancelEvents', 'cutWebSockets'] as const) {
      const before = await nodeHeight();
      await fault({ fault: name });
      await until(`the head moves after ${name}`, async () => (await head()) > before + 2);
    }
    for (const name of ['refuseWebSockets', 'muteEvents'] as const) {
      await fault({ fault: name });
      const before = await nodeHeight();
      await until(`the head moves in spite of ${name}`, async () => (await head()) > before);
      await faultsEnd();
    }
    await expectComplete();
  }, 60_000);
});

describe('when the chain is rolled back', () => {
  test('and makes other blocks, the index follows and the old blocks are gone', async () => {
    const { id, height } = await control<{ id: string; height: number }>('dev_snapshot', {});
    const lost = await emitLog();
    const before = await call<Log[]>('eth_getLogs', { fromBlock: '0x1', toBlock: 'latest' });
    expect(before.at(-1)).toEqual(lost.logs[0]);
    expect(await control('dev_revert', { id })).toMatchObject({ reverted: true });
    nonce -= 1;
    await until(
      'the lost block is gone',
      async () => (await call('eth_getBlockByHash', lost.blockHash, false)) === null,
    );
    await until('the head has passed it', async () => (await head()) > Number(lost.blockNumber));
    expect(Number(lost.blockNumber)).toBeGreaterThan(height);
    expect(await call('eth_getTransactionReceipt', lost.transactionHash)).toBeNull();
    expect(await call('eth_getTransactionByHash', lost.transactionHash)).toBeNull();
    expect(await call('eth_getLogs', { fromBlock: '0x1', toBlock: 'latest' })).toEqual(before.slice(0, -1));
    await expectComplete();
  }, 60_000);

  test.each([
    ['with', []],
    ['without', ['refuseWebSockets']],
  ] as const)(
    'and stalls there, the head is rolled back too, %s events',
    async (_name, faults) => {
      for (const name of ['stall', ...faults] as const) await fault({ fault: name });
      const { id, height } = await control<{ id: string; height: number }>('dev_snapshot', {});
      await control('dev_mine', { blocks: 5 });
      await until('the head is the node’s', async () => (await head()) === height + 5);
      const lost = await call<Block>('eth_getBlockByNumber', 'latest', false);
      expect(await control('dev_revert', { id })).toEqual({ reverted: true, height });
      await until('the head is the node’s', async () => (await head()) === height);
      expect(await call('eth_getBlockByHash', lost.hash, false)).toBeNull();
      expect(await call('eth_getBlockByNumber', lost.number, false)).toBeNull();
      await expectState();
      await faultsEnd();
      await until('the head continues', async () => (await head()) > height + 5);
      await expectComplete();
    },
    60_000,
  );
});

describe('started', () => {
  test('in front of a pruned node, it answers 4444 for pruned blocks and never []', async () => {
    const below = (await nodeHeight()) - 5;
    await fault({ fault: 'pruned', below });
    const fresh = await startInFront(chain);
    const pruned = { code: 4444, message: 'pruned history unavailable', data: { earliest: hex(below) } };
    const to = { toBlock: 'latest' };
    expect(await errorOf(fresh, 'eth_getLogs', { fromBlock: '0x1', ...to })).toEqual(pruned);
    expect(await errorOf(fresh, 'eth_getLogs', { fromBlock: hex(below - 1), toBlock: hex(below - 1) })).toEqual(pruned);
    expect(await errorOf(fresh, 'eth_getBlockByNumber', hex(below - 1), false)).toEqual(pruned);
    expect(await errorOf(fresh, 'eth_getBlockReceipts', hex(below - 1))).toEqual(pruned);
    expect(await rpc(fresh.httpUrl, 'eth_getLogs', { fromBlock: hex(below), ...to })).toEqual([]);
    await expectComplete(fresh, below);

    await fault({ fault: 'refuseWebSockets' });
    await fault({ fault: 'close', methods: ['block'] });
    const last = await head(fresh);
    await until('the node continues', async () => (await nodeHeight()) > last + 5);
    await fault({ fault: 'pruned', below: last + 4 });
    await control('dev_fault', { fault: 'close', off: true });
    await until('the head continues', async () => (await head(fresh)) > last + 4);
    const gone = { code: 4444, message: 'pruned history unavailable' };
    expect(await errorOf(fresh, 'eth_getLogs', { fromBlock: hex(last), ...to })).toMatchObject(gone);
    expect(await errorOf(fresh, 'eth_getBlockByNumber', hex(last + 3), false)).toMatchObject(gone);
    expect(await rpc(fresh.httpUrl, 'eth_getLogs', { fromBlock: hex(below), toBlock: hex(last) })).toEqual([]);
  }, 60_000);

  test('in front of a node that stalls and cuts calls and WebSockets, it indexes every block', async () => {
    await fault({ fault: 'stall' });
    await fault({ fault: 'close', methods: ['status'], times: 2 });
    await fault({ fault: 'refuseWebSockets' });
    const fresh = await startInFront(chain);
    expect(await head(fresh)).toBe(await nodeHeight());
    await expectComplete(fresh);
  }, 60_000);

  test('in front of a node that hangs, it retries and indexes every block', async () => {
    const { chain: other, halley: starting } = hanging!;
    const fresh = await starting;
    expect(fresh.log).toContainEqual(expect.objectContaining({ msg: 'waiting for the node' }));
    await expectComplete(fresh, 1, other);
  }, 60_000);

  test('in front of a node without some results, it answers 4444 for these blocks, and has them after a restart with results', async () => {
    const to = (await nodeHeight()) - 5;
    await fault({ fault: 'missingResults', to });
    const fresh = await startInFront(chain);
    const error = await errorOf(fresh, 'eth_getLogs', { fromBlock: '0x1', toBlock: 'latest' });
    const notKept = /^history not kept: the node did not keep the results of blocks? \d+/;
    expect(error).toMatchObject({ code: 4444, message: expect.stringMatching(notKept) });
    await expectComplete(fresh, to + 1);
    await faultsEnd();
    await fresh.restart();
    await expectComplete(fresh);
  }, 60_000);
});

function startChain(): Promise<DevChainHandle> {
  return startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 200 } });
}

async function startInFront({ rpcUrl, grpcAddress }: DevChainHandle): Promise<HalleyProcess> {
  const flags = { 'json-rpc.http-timeout': `${REQUEST_TIMEOUT_MS}ms` };
  const process = await startHalley({ node: rpcUrl, nodeGrpc: grpcAddress, flags });
  started.push(process);
  return process;
}

/** Calls a `dev_*` method of the chain itself. */
async function control<T = unknown>(method: string, params: object, { rpcUrl } = chain): Promise<T> {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  const { result, error } = await post<{ result: T; error?: object }>(rpcUrl, message);
  if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
}

function fault(wanted: Fault): Promise<unknown> {
  return control('dev_fault', wanted);
}

async function faultsEnd(): Promise<void> {
  expect(await control('dev_fault', { off: true })).toEqual({ faults: [] });
}

function call<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
  return rpc<T>(halley.httpUrl, method, ...params);
}

async function errorOf({ httpUrl }: HalleyProcess, method: string, ...params: unknown[]): Promise<object> {
  const { result, error } = await rpcAnswer(httpUrl, method, params);
  return error ?? { result };
}

/** Calls the contract that emits a log, and waits for the receipt. */
async function emitLog(): Promise<Receipt> {
  const wallet = new Wallet(chain.accounts[0]?.privateKey as string);
  const raw = await wallet.signTransaction({
    type: 2,
    chainId: CHAIN_ID,
    nonce: nonce++,
    to: LOGGER,
    gasLimit: 100_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  });
  return call<Receipt>('eth_sendRawTransactionSync', raw, 10_000);
}

const stateQuestions = (): [method: string, params: unknown[]][] => [
  ['eth_getBalance', [HOLDER, 'latest']],
  ['eth_getTransactionCount', [HOLDER, 'latest']],
  ['eth_getCode', [LOGGER, 'latest']],
  ['eth_getStorageAt', [LOGGER, '0x7', 'latest']],
  ['eth_call', [{ to: LOGGER, data: '0x77' }, 'latest']],
  ['eth_estimateGas', [{ from: HOLDER, to: LOGGER }]],
];

function stateErrors(): Promise<object[]> {
  return Promise.all(stateQuestions().map(([method, params]) => errorOf(halley, method, ...params)));
}

/** Halley queries a node that was unavailable only after it has answered a probe. */
async function stateIsBack(): Promise<void> {
  await until('the node is queried again', async () => (await stateErrors()).every((error) => 'result' in error));
  await expectState();
}

async function expectState(): Promise<void> {
  const [balance, count, code, storage, output] = await Promise.all(
    stateQuestions().map(([method, params]) => call(method, ...params)),
  );
  expect([balance, count, code, storage, output]).toEqual([BALANCE, '0x0', LOGGER_CODE, `0x${'0'.repeat(64)}`, '0x']);
}

/** Expects every block from `first` to the head in the index, with the node's hashes and linked by parent hashes. */
async function expectComplete(process = halley, first = 1, of = chain): Promise<void> {
  await until('the index is complete', () => isIndexed(process, first));
  const last = await head(process);
  const hashes = await nodeHashes(of.rpcUrl, first, last);
  const blocks = await blocksOf(process, first, last);
  expect(blocks.map(({ number, hash }) => [Number(number), hash])).toEqual(hashes);
  expect(blocks.slice(1).map(({ parentHash }) => parentHash)).toEqual(blocks.slice(0, -1).map(({ hash }) => hash));
  if (first === 1) expect(blocks[0]?.parentHash).toBe((await blocksOf(process, 0, 0))[0]?.hash);
}

/** Reads blocks in batches of 100. */
async function blocksOf({ httpUrl }: HalleyProcess, first: number, last: number): Promise<Block[]> {
  const blocks: Block[] = [];
  for (let from = first; from <= last; from += 100) {
    const numbers = Array.from({ length: Math.min(100, last - from + 1) }, (_, index) => from + index);
    const calls = numbers.map((id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getBlockByNumber',
      params: [hex(id), false],
    }));
    const answers = await post<{ id: number; result: Block }[]>(httpUrl, calls);
    expect(answers.map(({ id }) => id)).toEqual(numbers);
    blocks.push(...answers.map(({ result }) => result));
  }
  return blocks;
}

async function head(process = halley): Promise<number> {
  return Number(await rpc<string>(process.httpUrl, 'eth_blockNumber'));
}

/** Reads the height by a method that no fault affects. */
async function nodeHeight(): Promise<number> {
  return (await control<{ height: number }>('dev_info', {})).height;
}
