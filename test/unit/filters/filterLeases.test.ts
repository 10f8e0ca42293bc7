import { afterEach, describe, expect, test } from '@jest/globals';
import type { FilterId } from '../../../generated/types.js';
import { FilterNotFound } from '../../../src/filters/filterErrors.js';
import { FilterCapReached, StoreWriteFailed } from '../../../src/store/storeErrors.js';
import { addressOf, blockHashAt, hashOf } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, FullStore, settle, token } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const request = (address?: string): FakeRequest => new FakeRequest(address);

describe('a filter that is not polled', () => {
  test('expires after its time, to the millisecond', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.clock.pass(300_000);
    expect(await stage.poll(id)).toEqual([]);
    await stage.clock.pass(300_001);
    await expect(stage.poll(id)).rejects.toThrow(FilterNotFound);
    expect(await stage.filters.uninstall(id)).toBe(false);
  });

  test('is kept by any use, even by a poll without entries', async () => {
    stage = await FilterStage.at(10);
    const [polled, asked, unused] = [
      await stage.createLogFilter(),
      await stage.createLogFilter(),
      await stage.createLogFilter(),
    ];
    for (let i = 0; i < 5; i++) {
      await stage.clock.pass(200_000);
      await stage.poll(polled);
      await stage.logFilter(asked);
    }
    expect(stage.setup.filters().counts()).toMatchObject({ filters: 2 });
    await expect(stage.poll(unused)).rejects.toThrow(FilterNotFound);
    expect(await stage.poll(polled)).toEqual([]);
  });

  test('has its full time again after a restart', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createBlockFilter(request());
    await stage.clock.pass(299_000);
    stage = await stage.restart(86_400_000);
    await stage.clock.pass(299_000);
    expect(await stage.poll(id)).toEqual([]);
  });

  test('makes room for another filter of its client when it expires', async () => {
    stage = await FilterStage.at(10, { filtersPerClient: 3 });
    for (let i = 0; i < 3; i++) await stage.filters.createBlockFilter(request());
    await stage.clock.pass(200_000);
    await expect(stage.filters.createBlockFilter(request())).rejects.toThrow(FilterCapReached);
    await stage.clock.pass(140_000);
    expect(await stage.filters.createBlockFilter(request())).toMatch(/^0x/);
  });
});

describe('caps', () => {
  test("a cap counts one client's filters of all kinds, and no other client's", async () => {
    stage = await FilterStage.at(10, { filtersPerClient: 3 });
    const first = await stage.filters.createBlockFilter(request('10.0.0.1'));
    await stage.filters.createLogFilter({}, request('10.0.0.1'));
    await stage.filters.createPendingTransactionFilter(request('10.0.0.1'));
    const oneMore = () => stage.filters.createBlockFilter(request('10.0.0.1'));
    await expect(oneMore()).rejects.toMatchObject({
      rpc: { name: 'limitExceeded', arguments: { value: 4, limit: 3 }, data: { limit: 3 } },
    });
    expect(await stage.filters.createBlockFilter(request('10.0.0.2'))).toMatch(/^0x/);
    expect(await stage.filters.uninstall(first)).toBe(true);
    expect(await oneMore()).toMatch(/^0x/);
  });

  test('a cap of 0 means no limit for one client, and the caps for all clients still hold', async () => {
    stage = await FilterStage.at(10, {
      filtersPerClient: 0,
      storeCaps: { bytesPerClient: 10, filters: 300, bytes: 100_000 },
    });
    for (let i = 0; i < 300; i++) await stage.createLogFilter({ address: token });
    await expect(stage.createLogFilter({ address: token })).rejects.toThrow('filters of all clients: 301 exceeds');
  });

  test('filters with the largest objects are refused before they fill the disk', async () => {
    stage = await FilterStage.at(10);
    const topics = numbers(1, 4).map((place) => numbers(1, 1_000).map((i) => hashOf(place, i)));
    const largest = { address: numbers(1, 1_000).map((i) => addressOf(i)), topics };
    const created: FilterId[] = [];
    const create = async () => created.push(await stage.createLogFilter(largest));
    await expect(
      (async () => {
        for (;;) await create();
      })(),
    ).rejects.toThrow('bytes of the filters of one client address');
    expect(created.length).toBe(26);
    await stage.produce(1);
    expect(await stage.poll(created[0]!)).toEqual([]);
  });
});

test('a poll fails while the store cannot write, and no entry is lost', async () => {
  let full!: FullStore;
  stage = await FilterStage.at(10);
  stage = await stage.over(
    (store) => (full = new FullStore(store, () => new StoreWriteFailed(new Error('disk full')))),
  );
  const blocks = await stage.filters.createBlockFilter(request());
  const pending = await stage.filters.createPendingTransactionFilter(request());
  await stage.produce(3);
  full.isFull = true;
  stage.mempool.add(hashOf('a'), hashOf('b'));
  await settle();
  stage.mempool.add(hashOf('c'));
  for (const id of [blocks, pending]) await expect(stage.poll(id)).rejects.toThrow(StoreWriteFailed);
  await expect(stage.filters.createBlockFilter(request())).rejects.toThrow(StoreWriteFailed);
  await expect(stage.filters.uninstall(blocks)).rejects.toThrow(StoreWriteFailed);
  await stage.clock.pass(60_000);
  expect(stage.setup.log.warnings).toContain('unused filters cannot be removed');
  full.isFull = false;
  expect(await stage.poll(blocks)).toEqual(numbers(11, 13).map((number) => blockHashAt(number)));
  expect(await stage.poll(pending)).toEqual([hashOf('a'), hashOf('b'), hashOf('c')]);
});
