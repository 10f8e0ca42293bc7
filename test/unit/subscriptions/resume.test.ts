import { afterEach, describe, expect, test } from '@jest/globals';
import type { Data } from '../../../generated/types.js';
import { ResultsDiscarded } from '../../../src/chain/chainErrors.js';
import { until } from '../indexer/until.js';
import { blockHashAt, hashOf } from '../store/syntheticBlocks.js';
import { range, SubscriptionStage, token, transfer, twice } from './subscriptionStage.js';

// Data as a log has it.
const LONG_DATA = `0x${'5d'.repeat(100_000)}` as Data;

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

const failedReads = (): number =>
  stage.log.lines.filter(({ message }) => message === 'a block cannot be replayed yet, trying again').length;

describe('fromBlock', () => {
  test('replays blocks and continues with new ones, without a gap or a duplicate, while the head moves', async () => {
    stage = await SubscriptionStage.at(300);
    const client = await stage.connect();
    const [heads, logs] = await Promise.all([
      client.subscribe('newHeads', { fromBlock: '0x1' }),
      client.subscribe('logs', { fromBlock: '0xa', address: token }),
    ]);
    for (let round = 0; round < 10; round++) await stage.produce(3);
    await until(() => client.results(heads).length >= 330 && client.results(logs).length >= 642);
    expect(client.numbers(heads)).toEqual(range(1, 330));
    expect(client.numbers(logs)).toEqual(twice(range(10, 330)));
  });

  test.each([
    ['latest', [11]],
    ['safe', [11]],
    ['finalized', [11]],
    ['0xa', [10, 11]],
    ['0xb', [11]],
    ['earliest', range(1, 11)],
  ])('%s starts with that block', async (fromBlock, numbers) => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const heads = await client.subscribe('newHeads', { fromBlock });
    const logs = await client.subscribe('logs', { fromBlock, topics: [transfer, null] });
    await stage.produce(1);
    await until(() => client.numbers(heads).at(-1) === 11 && client.numbers(logs).at(-1) === 11);
    expect([client.numbers(heads), client.numbers(logs)]).toEqual([numbers, numbers]);
  });

  test('above the head waits for that block', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads', { fromBlock: '0xd' });
    await stage.produce(4);
    await until(() => client.numbers(id).at(-1) === 14);
    expect(client.numbers(id)).toEqual([13, 14]);
  });

  test('below the earliest block is an error', async () => {
    stage = await SubscriptionStage.at(10);
    const { node, indexer } = stage.setup;
    node.earliest = 5;
    await indexer.refreshEarliest();
    const client = await stage.connect();
    for (const name of ['newHeads', 'logs']) {
      expect((await client.ask('eth_subscribe', name, { fromBlock: '0x4' })).error).toEqual({
        code: 4444,
        message: 'pruned history unavailable',
        data: { earliest: '0x5' },
      });
      await client.subscribe(name, { fromBlock: '0x5' });
    }
  });

  test('has the same limit as the range of a log query', async () => {
    stage = await SubscriptionStage.at(100, { limits: { maxLogRange: 10 } });
    const client = await stage.connect();
    for (const name of ['newHeads', 'logs']) {
      expect((await client.ask('eth_subscribe', name, { fromBlock: '0x5a' })).error).toEqual({
        code: -32005,
        message: 'query exceeds max block range 10. Try with this block range [0x5b, 0x64].',
        data: { from: '0x5b', to: '0x64' },
      });
      const id = await client.subscribe(name, { fromBlock: '0x5b' });
      await until(() => client.numbers(id).at(-1) === 100);
    }
  });

  test('continues after a rollback of the node in the middle of a replay', async () => {
    stage = await SubscriptionStage.at(200);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads', { fromBlock: '0x1' });
    await stage.rollBack(150, 60, 'other');
    await until(() => client.hashes(id).at(-1) === blockHashAt(210, 'other'));
    const hashes = client.hashes(id);
    const other = range(151, 210).map((number) => blockHashAt(number, 'other'));
    const taken = range(1, hashes.length - other.length).map((number) => blockHashAt(number));
    expect(hashes).toEqual([...taken, ...other]);
    expect(taken.length).toBeGreaterThanOrEqual(150);
  });

  test('waits for a block while no node answers, and skips none', async () => {
    stage = await SubscriptionStage.at(50);
    const client = await stage.connect();
    stage.setup.node.down = true;
    const heads = await client.subscribe('newHeads', { fromBlock: '0x1' });
    const logs = await client.subscribe('logs', { fromBlock: '0x1' });
    await until(() => failedReads() >= 2);
    stage.setup.node.down = false;
    await stage.produce(5);
    await until(() => client.results(heads).length >= 55 && client.results(logs).length >= 110);
    expect([client.numbers(heads), client.numbers(logs)]).toEqual([range(1, 55), twice(range(1, 55))]);
  });

  test('closes the connection when a block is pruned before it was sent', async () => {
    stage = await SubscriptionStage.at(50);
    const client = await stage.connect();
    stage.setup.node.down = true;
    await client.subscribe('newHeads', { fromBlock: '0x3' });
    await until(() => failedReads() > 0);
    const closed = client.closed();
    stage.setup.node.earliest = 40;
    stage.setup.node.down = false;
    expect(await closed).toEqual({ code: 1013, reason: 'block 3 was pruned before it could be sent' });
  });

  test('closes it with the reason when the node did not keep the results of a block', async () => {
    stage = await SubscriptionStage.at(50);
    const client = await stage.connect();
    const { node } = stage.setup;
    node.down = true;
    await client.subscribe('newHeads', { fromBlock: '0x3' });
    await until(() => failedReads() > 0);
    const closed = client.closed();
    node.committedBlock = async (height) => {
      throw new ResultsDiscarded(height);
    };
    node.down = false;
    expect(await closed).toEqual({
      code: 1013,
      reason: 'the node did not keep the results of block 3 (discard_abci_responses in its config.toml)',
    });
  });

  test('stops the replay when the client disconnects', async () => {
    stage = await SubscriptionStage.at(50);
    const client = await stage.connect();
    stage.setup.node.hold();
    await client.subscribe('newHeads', { fromBlock: '0x1' });
    await until(() => stage.setup.node.fetched.includes(1));
    const closed = client.closed();
    client.socket.terminate();
    await closed;
    const other = await stage.connect();
    await other.ask('eth_blockNumber');
    const fetched = stage.setup.node.fetched.length;
    stage.setup.node.release();
    await stage.produce(1);
    // The block that was being fetched, and the new one.
    expect(stage.setup.node.fetched.length).toBeLessThanOrEqual(fetched + 2);
  });

  test('waits for a client that reads slowly, and does not close it', async () => {
    const long = (number: number) => [{ logs: [{ address: token, topics: [hashOf(number)], data: LONG_DATA }] }];
    stage = await SubscriptionStage.at(60, {
      transactionsOf: long,
      webSocket: { highWaterBytes: 300_000, sendBudgetBytes: 500_000 },
    });
    const slow = await stage.connect();
    const logs = await slow.subscribe('logs', { fromBlock: '0x1' });
    slow.pause();
    const other = await stage.connect();
    const all = await other.subscribe('logs', { fromBlock: '0x1' });
    await until(() => other.results(all).length === 60);
    slow.socket.resume();
    await until(() => slow.results(logs).length === 60);
    expect(slow.numbers(logs)).toEqual(range(1, 60));
  });
});

describe('new blocks that cannot be read', () => {
  test('are waited for in order, and nothing is sent twice', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads');
    const { store, coverage, node } = stage.setup;
    await stage.produce(1);
    await until(() => client.results(id).length === 1);
    // Removed from the index without notice, as another process may do.
    await store.removeFrom(1);
    await coverage.refresh();
    node.down = true;
    const replay = await client.subscribe('newHeads', { fromBlock: '0x8' });
    await until(() => failedReads() > 0);
    node.down = false;
    await stage.produce(2);
    await until(() => client.results(replay).length === 6);
    expect([client.numbers(id), client.numbers(replay)]).toEqual([[11, 12, 13], range(8, 13)]);
  });
});
