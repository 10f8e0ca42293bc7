import { afterEach, describe, expect, test } from '@jest/globals';
import type { FilterId, Hash, Log } from '../../../generated/types.js';
import { HistoryPruned, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { FilterNotFound, type NotALogFilter } from '../../../src/filters/filterErrors.js';
import type { FilterStore } from '../../../src/store/filterStore.js';
import { addressOf, blockHashAt, hashOf } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, FullStore, settle, token, transfer } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const twice = (values: number[]): number[] => values.flatMap((value) => [value, value]);
const hashesOf = (from: number, to: number, branch = 'main'): Hash[] =>
  numbers(from, to).map((number) => blockHashAt(number, branch));
const request = (address?: string): FakeRequest => new FakeRequest(address);
const UNKNOWN = `0x${'f'.repeat(64)}` as FilterId;

describe('a block filter', () => {
  test('brings the hash of each block after its creation once, in order', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    expect(id).toMatch(/^0x[1-9a-f][0-9a-f]{31}$/);
    expect(await stage.poll(id)).toEqual([]);
    await stage.produce(1);
    expect(await stage.poll(id)).toEqual(hashesOf(11, 11));
    await stage.produce(500);
    expect(await stage.poll(id)).toEqual(hashesOf(12, 511));
    expect(await stage.poll(id)).toEqual([]);
  });

  test('brings more blocks than fit in one answer in as many polls as it takes', async () => {
    stage = await FilterStage.at(10, { page: { maxEntries: 4, maxBlocks: 100, maxBytes: 1_000 } });
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(10);
    expect(await stage.poll(id)).toEqual(hashesOf(11, 14));
    expect(await stage.poll(id)).toEqual(hashesOf(15, 18));
    expect(await stage.poll(id)).toEqual(hashesOf(19, 20));
    expect(await stage.poll(id)).toEqual([]);
  });

  test('answers at once when there is nothing new', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    expect(stage.filters.changes(id, request())).toEqual([]);
  });

  test('is found by its id in upper and lower case', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(1);
    expect(await stage.poll(`0x${id.slice(2).toUpperCase()}` as FilterId)).toEqual(hashesOf(11, 11));
  });

  test('brings the blocks that were made while the process was down, and does not expire meanwhile', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(2);
    expect(await stage.poll(id)).toEqual(hashesOf(11, 12));
    await stage.produce(2);
    stage = await stage.restart(3_600_000, 30);
    expect(await stage.poll(id)).toEqual(hashesOf(13, 44));
    expect(await stage.poll(id)).toEqual([]);
  });

  test('brings the blocks that replace others after the chain was rolled back', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    const behind = await stage.filters.createBlockFilter(request());
    await stage.produce(10);
    expect(await stage.poll(id)).toEqual(hashesOf(11, 20));
    await stage.fork(15, 'other');
    expect(await stage.poll(id)).toEqual(hashesOf(16, 20, 'other'));
    expect(await stage.poll(behind)).toEqual([...hashesOf(11, 15), ...hashesOf(16, 20, 'other')]);
  });

  test('brings the blocks of a chain that started over, from the head at which it is noticed', async () => {
    stage = await FilterStage.at(100);
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(5);
    expect(await stage.poll(id)).toEqual(hashesOf(101, 105));
    stage.setup.chain.setBack(0);
    stage.setup.chain.grow(7, 'reset');
    await stage.setup.indexer.wentBackTo(7);
    expect(await stage.poll(id)).toEqual([]);
    await stage.produce(3, 'reset');
    expect(await stage.poll(id)).toEqual(hashesOf(8, 10, 'reset'));
  });

  test('brings nothing while the head is below its cursor', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(5);
    await stage.poll(id);
    stage.setup.chain.setBack(12);
    await stage.setup.indexer.wentBackTo(12);
    expect(await stage.poll(id)).toEqual([]);
    await stage.produce(1, 'other');
    expect(await stage.poll(id)).toEqual(hashesOf(13, 13, 'other'));
  });
});

describe('a log filter', () => {
  test('brings the logs of the blocks after its creation that match, once', async () => {
    stage = await FilterStage.at(10);
    const all = await stage.createLogFilter();
    const one = await stage.createLogFilter({ address: token, topics: [transfer, hashOf('number', 13)] });
    const none = await stage.createLogFilter({ address: addressOf('nobody') });
    await stage.produce(30);
    expect(await stage.pollNumbers(all)).toEqual(twice(numbers(11, 40)));
    expect(await stage.pollNumbers(one)).toEqual([13]);
    expect(await stage.poll(none)).toEqual([]);
    for (const id of [all, one, none]) expect(await stage.poll(id)).toEqual([]);
  });

  test('brings whole blocks when there are more logs than fit in one answer, and the rest with the next polls', async () => {
    stage = await FilterStage.at(10, { page: { maxEntries: 5, maxBlocks: 100, maxBytes: 1_000_000 } });
    const id = await stage.createLogFilter();
    await stage.produce(8);
    expect(await stage.pollNumbers(id)).toEqual(twice([11, 12, 13]));
    expect(await stage.pollNumbers(id)).toEqual(twice([14, 15, 16]));
    expect(await stage.pollNumbers(id)).toEqual(twice([17, 18]));
    expect(await stage.pollNumbers(id)).toEqual([]);
  });

  test('searches a limited number of blocks per poll, and reaches a match after blocks without one', async () => {
    stage = await FilterStage.at(10, { page: { maxEntries: 100, maxBlocks: 25, maxBytes: 1_000_000 } });
    const id = await stage.createLogFilter({ topics: [null, hashOf('number', 77)] });
    await stage.produce(70);
    const polls = [];
    for (let i = 0; i < 4; i++) polls.push(await stage.pollNumbers(id));
    expect(polls).toEqual([[], [], [77], []]);
  });

  test('moves on even if a poll may search only a few blocks', async () => {
    stage = await FilterStage.at(10, { page: { maxEntries: 100, maxBlocks: 3, maxBytes: 1_000_000 } });
    const id = await stage.createLogFilter({ topics: [null, hashOf('number', 18)] });
    await stage.produce(8);
    const polls = [];
    for (let i = 0; i < 4; i++) polls.push(await stage.pollNumbers(id));
    expect(polls).toEqual([[], [], [18], []]);
  });

  test('brings only logs of blocks between its bounds if these are numbers', async () => {
    stage = await FilterStage.at(10);
    const bounded = await stage.createLogFilter({ fromBlock: '0xd', toBlock: '0xf' });
    const fromTheStart = await stage.createLogFilter({ fromBlock: '0x1', toBlock: 'latest' });
    const past = await stage.createLogFilter({ fromBlock: 'earliest', toBlock: '0x5' });
    const oneBlock = await stage.createLogFilter({ blockHash: blockHashAt(10) });
    await stage.produce(2);
    expect(await stage.pollNumbers(bounded)).toEqual([]);
    await stage.produce(8);
    expect(await stage.pollNumbers(bounded)).toEqual(twice([13, 14, 15]));
    expect(await stage.pollNumbers(fromTheStart)).toEqual(twice(numbers(11, 20)));
    expect(await stage.pollNumbers(past)).toEqual([]);
    expect(await stage.pollNumbers(oneBlock)).toEqual([]);
  });

  test('keeps the object that it was created with, without unknown members', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.createLogFilter({
      fromBlock: '0x1',
      topics: [[transfer]],
      address: null,
      limit: 'x'.repeat(1e6),
    });
    expect(await stage.logFilter(id)).toEqual({ fromBlock: '0x1', topics: [[transfer]], address: null });
  });

  test('with a large object is decoded once, even if fifteen others are polled, too', async () => {
    let reads = 0;
    const counted = (store: FilterStore): FilterStore => {
      const counting = new FullStore(store, () => new Error('full'));
      counting.filterObject = (id) => (reads++, store.filterObject(id));
      return counting;
    };
    stage = await FilterStage.at(10);
    stage = await stage.over(counted);
    const address = [token, ...numbers(1, 999).map((i) => addressOf(i))];
    const ids = await Promise.all(
      numbers(1, 16).map((i) => stage.createLogFilter({ address, fromBlock: '0x1', topics: [[transfer, hashOf(i)]] })),
    );
    for (let round = 0; round < 3; round++) {
      await stage.produce(1);
      for (const id of ids) expect(await stage.pollNumbers(id)).toEqual(twice([11 + round]));
    }
    expect(reads).toBe(16);
  });

  test('reads through the blocks that the index lacks', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.createLogFilter();
    stage = await stage.restartWithGap(50);
    expect(stage.setup.store.ranges()).toEqual([
      { from: 10, to: 10 },
      { from: 60, to: 60 },
    ]);
    expect(await stage.pollNumbers(id)).toEqual(twice(numbers(11, 60)));
  });

  test('loses nothing when a poll fails because the node is down', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.createLogFilter();
    stage = await stage.restartWithGap(50);
    stage.setup.node.down = true;
    await expect(stage.poll(id)).rejects.toThrow(NodeUnavailable);
    stage.setup.node.down = false;
    expect(await stage.pollNumbers(id)).toEqual(twice(numbers(11, 60)));
  });

  test('reports once that the node has pruned its next blocks, and is removed', async () => {
    stage = await FilterStage.at(10);
    const ids = [await stage.createLogFilter(), await stage.filters.createBlockFilter(request())];
    stage = await stage.restartWithGap(50);
    stage.setup.node.earliest = 30;
    await stage.setup.indexer.refreshEarliest();
    for (const id of ids) {
      const left = new FakeRequest();
      left.leave();
      await expect(stage.poll(id, left)).rejects.toThrow('client left');
      await expect(stage.poll(id)).rejects.toThrow(HistoryPruned);
      await expect(stage.poll(id)).rejects.toThrow(FilterNotFound);
      expect(await stage.filters.uninstall(id)).toBe(false);
    }
    const id = await stage.createLogFilter();
    await stage.produce(1);
    expect(await stage.pollNumbers(id)).toEqual([61, 61]);
  });

  test('returns logs of replacement blocks, even where it had already searched', async () => {
    stage = await FilterStage.at(10);
    const all = await stage.createLogFilter();
    const none = await stage.createLogFilter({ address: addressOf('nobody') });
    await stage.produce(10);
    await stage.poll(all);
    await stage.poll(none);
    await stage.fork(15, 'other');
    const logs = (await stage.poll(all)) as Log[];
    const both = [...hashesOf(16, 20), ...hashesOf(16, 20, 'other')].flatMap((hash) => [hash, hash]);
    expect(logs.map(({ blockHash }) => blockHash)).toEqual(both);
    expect(logs.map(({ removed }) => removed)).toEqual([
      ...Array<boolean>(10).fill(true),
      ...Array<boolean>(10).fill(false),
    ]);
    expect(await stage.poll(none)).toEqual([]);
  });
});

describe('concurrent polls', () => {
  test('bring each entry once', async () => {
    stage = await FilterStage.at(10, { page: { maxEntries: 7, maxBlocks: 100, maxBytes: 1_000_000 } });
    const id = await stage.createLogFilter();
    await stage.produce(30);
    const polled = [];
    while (polled.length < 60) {
      polled.push(...(await Promise.all(numbers(1, 5).map(() => stage.pollNumbers(id)))).flat());
    }
    expect(polled.sort((a, b) => a - b)).toEqual(twice(numbers(11, 40)));
  });

  test('bring the final blocks when the chain is rolled back meanwhile', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.createLogFilter();
    stage = await stage.restartWithGap(50);
    stage.setup.node.hold();
    // The poll may reach a block that the node has not replaced yet; then it fails and does not move the filter.
    const poll = stage.poll(id).catch((error: Error) => (expect(error).toBeInstanceOf(NodeUnavailable), []));
    await settle();
    const forked = stage.fork(55, 'other');
    await settle();
    stage.setup.node.release();
    await forked;
    const logs = [...(await poll), ...(await stage.poll(id))] as Log[];
    expect(logs.map(({ blockHash }) => blockHash)).toEqual(
      [...hashesOf(11, 55), ...hashesOf(56, 60, 'other')].flatMap((hash) => [hash, hash]),
    );
  });
});

describe('a poll whose answer is not written', () => {
  test('does not move the filter when the client disconnects during the poll', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.createLogFilter();
    stage = await stage.restartWithGap(20);
    stage.setup.node.hold();
    const leaving = request();
    const poll = stage.poll(id, leaving);
    await settle();
    leaving.leave();
    stage.setup.node.release();
    await expect(poll).rejects.toThrow('client left');
    expect(await stage.pollNumbers(id)).toEqual(twice(numbers(11, 30)));
  });

  test('gives its entries back', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.produce(3);
    const [unanswered, answered] = [request(), request()];
    expect(await stage.poll(id, unanswered)).toEqual(hashesOf(11, 13));
    unanswered.written(false);
    await stage.produce(1);
    expect(await stage.poll(id, answered)).toEqual(hashesOf(11, 14));
    answered.written(true);
    expect(await stage.poll(id)).toEqual([]);
  });
});

test('polling an unknown id is an error, and uninstalling it answers false', async () => {
  stage = await FilterStage.at(10);
  await expect(stage.poll(UNKNOWN)).rejects.toMatchObject({ rpc: { name: 'filterNotFound' } });
  await expect(stage.logFilter(UNKNOWN)).rejects.toThrow(FilterNotFound);
  expect(await stage.filters.uninstall(UNKNOWN)).toBe(false);
});

test('the logs of a filter without logs are refused with the number of its kind', async () => {
  stage = await FilterStage.at(10);
  const blocks = await stage.filters.createBlockFilter(request());
  const pending = await stage.filters.createPendingTransactionFilter(request());
  const refusal = (id: FilterId) => stage.logFilter(id).catch((error: NotALogFilter) => error.rpc);
  expect(await refusal(blocks)).toEqual({ name: 'notALogFilter', arguments: { id: blocks, type: 5 } });
  expect(await refusal(pending)).toEqual({ name: 'notALogFilter', arguments: { id: pending, type: 4 } });
});
