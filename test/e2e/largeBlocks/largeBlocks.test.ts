import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FalseAnswer, MalformedAnswer, NodeUnavailable, ResultsDiscarded } from '../../../src/chain/chainErrors.js';
import type { UndecodedEvent } from '../../../src/chain/node.js';
import { CometNode } from '../../../src/comet/cometNode.js';
import { undecodedEvent } from '../../../src/comet/largeAnswer.js';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { buildBlock } from '../../../src/cosmos/block/buildBlock.js';
import { Complaints } from '../../../src/indexer/proof/complaints.js';
import { BlockReader } from '../../../src/indexer/blockReader.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { LargeBlockThread } from '../../../src/blockThreads/largeBlockThread.js';
import { FakeComet } from '../../unit/comet/fakeComet.js';
import { FORKS, OPERATOR } from '../../unit/cosmos/recordings.js';
import { turnsDuring } from '../../support/eventLoop.js';
import { answersWithLogs } from './largeAnswers.js';

const HEIGHT = 5247;
const LOGS = 5_000;
const log = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const context = { maxGas: 40_000_000n, miner: OPERATOR, forks: FORKS.head };

let comet: FakeComet;
let rpc: CometRpc;
const thread = new LargeBlockThread();

beforeEach(async () => {
  comet = await FakeComet.start();
  rpc = new CometRpc({ url: comet.url, timeoutMs: 10_000 });
});

afterAll(() => thread.close());

afterEach(async () => {
  rpc.close();
  await comet.stop();
});

function serve(logs: number): void {
  const { block, results } = answersWithLogs(logs);
  comet.on('block', { result: block });
  comet.on('block_results', { result: results });
}

function readerOf(node: CometNode): BlockReader {
  const state = { operatorOf: async () => OPERATOR, forks: () => FORKS.head };
  const asked = {
    committedBlock: node.committedBlock.bind(node),
    blockMaxGas: async () => context.maxGas,
    provenResults: async () => null,
  };
  const identity = { cometChainId: 'localchain_4221-1', chainId: 262144n };
  const store = { summary: () => undefined };
  const parts = { node: asked, store, state, build: buildBlock, largeBlocks: thread, identity, log };
  return new BlockReader({ ...parts, complaints: new Complaints(log) });
}

describe('a block of many logs', () => {
  test('is the same as when it is decoded on the event loop', async () => {
    serve(LOGS);
    const committed = (await new CometNode(rpc).committedBlock(HEIGHT, OWN_WORK))!;
    expect(committed.undecoded).toBeUndefined();
    const encoded = await readerOf(new CometNode(rpc, thread)).read(HEIGHT, 'head');
    const expected = encodeStoredBlock(buildBlock({ committed, ...context }));
    expect(expected.logsBloom).not.toBeNull();
    expect(sizesAndContents(encoded!)).toEqual(sizesAndContents(expected));
  });

  test('keeps its hash, transactions and outcomes for those who need no events', async () => {
    serve(LOGS);
    const whole = (await new CometNode(rpc).committedBlock(HEIGHT, OWN_WORK))!;
    const { block, results, undecoded } = (await new CometNode(rpc, thread).committedBlock(HEIGHT, OWN_WORK))!;
    expect(undecoded).toBeDefined();
    expect(block.hash).toBe(whole.block.hash);
    expect(block.txs.map((tx) => Buffer.from(tx).toString('hex'))).toEqual(
      whole.block.txs.map((tx) => Buffer.from(tx).toString('hex')),
    );
    expect(results.txResults.map(({ abciCode, gasUsed, events }) => [abciCode, gasUsed, events])).toEqual(
      whole.results.txResults.map(({ abciCode, gasUsed }) => [abciCode, gasUsed, []]),
    );
  });

  test('is read from the event that announced it where the node has discarded its results', async () => {
    serve(LOGS);
    const committed = (await new CometNode(rpc).committedBlock(HEIGHT, OWN_WORK))!;
    const expected = encodeStoredBlock(buildBlock({ committed, ...context }));
    const announced = announcedWithLogs(LOGS);
    const refused = {
      code: -32603,
      message: 'Internal error',
      data: 'node is not persisting finalize block responses',
    };
    comet.on('block', { result: answersWithLogs(1).block });
    comet.on('block_results', { error: refused });
    const reader = readerOf(new CometNode(rpc, thread));
    await expect(reader.read(HEIGHT, 'head')).rejects.toThrow(ResultsDiscarded);
    const encoded = await reader.read(HEIGHT, 'head', announced);
    expect(sizesAndContents(encoded!)).toEqual(sizesAndContents(expected));
    expect(await turnsDuring(1, () => reader.read(HEIGHT, 'head', announced))).toBeGreaterThan(20);
    await expect(reader.read(HEIGHT + 1, 'head', announced)).rejects.toThrow(FalseAnswer);
  });

  test('leaves the event loop to others while it is decoded and encoded', async () => {
    serve(LOGS);
    const reader = readerOf(new CometNode(rpc, thread));
    // The thread has loaded its modules then.
    await reader.read(HEIGHT, 'head');
    expect(await turnsDuring(1, () => reader.read(HEIGHT, 'head'))).toBeGreaterThan(20);
  });

  test('is refused when its answers do not belong together', async () => {
    const { block, results } = answersWithLogs(LOGS);
    comet.on('block', { result: block });
    comet.on('block_results', { result: { ...results, height: '5' } });
    const node = new CometNode(rpc, thread);
    await expect(node.committedBlock(HEIGHT, OWN_WORK)).rejects.toThrow(MalformedAnswer);
    await expect(node.committedBlock(HEIGHT, OWN_WORK)).rejects.toThrow(
      'height: expected results of height 5247, not of 5',
    );
  });

  test('is refused when it contradicts its hash', async () => {
    const { block, results } = answersWithLogs(LOGS);
    const { block_id } = block as { block_id: object };
    comet.on('block', { result: { ...(block as object), block_id: { ...block_id, hash: 'AB'.repeat(32) } } });
    comet.on('block_results', { result: results });
    await expect(new CometNode(rpc, thread).committedBlock(HEIGHT, OWN_WORK)).rejects.toThrow(FalseAnswer);
  });

  test('goes before others when it is urgent, also when it came later', async () => {
    const { block, results } = answersWithLogs(LOGS);
    const undecoded = {
      block: { result: block },
      results: { result: results },
      expected: { height: HEIGHT, check: {} },
    };
    const order: string[] = [];
    await Promise.all([
      thread.decode(undecoded).then(() => order.push('running')),
      thread.decode(undecoded).then(() => order.push('older block')),
      thread.decode(undecoded).then(() => order.push('still older block')),
      thread.decode(undecoded, { isUrgent: true }).then(() => order.push('newest block')),
    ]);
    expect(order).toEqual(['running', 'newest block', 'older block', 'still older block']);
  });

  test('is given up when the service stops', async () => {
    const ended = new LargeBlockThread();
    const { block, results } = answersWithLogs(LOGS);
    const decoding = expect(
      ended.decode({ block: { result: block }, results: { result: results }, expected: { height: HEIGHT, check: {} } }),
    ).rejects.toThrow(NodeUnavailable);
    await ended.close();
    await decoding;
  });
});

test('an ordinary block starts no thread', async () => {
  serve(1);
  const committed = await new CometNode(rpc, thread).committedBlock(HEIGHT, OWN_WORK);
  expect(committed?.undecoded).toBeUndefined();
  expect(committed?.results.txResults.some(({ events }) => events.length > 0)).toBe(true);
});

function sizesAndContents(encoded: ReturnType<typeof encodeStoredBlock>) {
  const { block, transactions, receipts, rawTransactions, logsBloom } = encoded;
  const { summary, transactionHashes, undecodable } = encoded;
  const bytes = [block, transactions, receipts, rawTransactions, logsBloom!];
  return {
    summary,
    transactionHashes,
    undecodable,
    bytes: bytes.map((record) => Buffer.from(record).toString('latin1')),
  };
}

/** The event of such a block, as CometBFT 0.38 sends it. */
function announcedWithLogs(logs: number): UndecodedEvent {
  const { block, results } = answersWithLogs(logs);
  const { txs_results, finalize_block_events } = { ...results } as Record<string, unknown>;
  const value = {
    ...(block as object),
    result_finalize_block: { tx_results: txs_results, events: finalize_block_events },
  };
  const data = { type: 'tendermint/event/NewBlock', value };
  return undecodedEvent(Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { data, events: {} } })))!;
}
