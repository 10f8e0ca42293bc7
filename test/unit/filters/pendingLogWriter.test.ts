import { afterEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import { until } from '../indexer/until.js';
import { hashOf } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, settle } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

const request = (): FakeRequest => new FakeRequest();

describe('a filter for pending transactions', () => {
  const hash = (word: string): Hash => hashOf('pending', word);

  test('brings each transaction that becomes known after its creation once, in order', async () => {
    stage = await FilterStage.at(10);
    stage.mempool.unseen = [hash('before')];
    const id = await stage.filters.createPendingTransactionFilter(request());
    expect(await stage.poll(id)).toEqual([]);
    stage.mempool.add(hash('a'), hash('b'));
    expect(await stage.poll(id)).toEqual([hash('a'), hash('b')]);
    stage.mempool.add(hash('c'));
    await settle();
    const later = await stage.filters.createPendingTransactionFilter(request());
    stage.mempool.add(hash('d'), hash('b'));
    expect(await stage.poll(id)).toEqual([hash('c'), hash('d')]);
    expect(await stage.poll(later)).toEqual([hash('d')]);
    expect(await stage.poll(id)).toEqual([]);
  });

  test('brings nothing twice across a restart, and listens again after it', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createPendingTransactionFilter(request());
    stage.mempool.add(hash('a'), hash('b'));
    expect(await stage.poll(id)).toEqual([hash('a'), hash('b')]);
    stage.mempool.add(hash('c'));
    stage = await stage.restart();
    expect(stage.mempool.isListenedTo).toBe(true);
    stage.mempool.add(hash('b'), hash('c'), hash('d'));
    expect(await stage.poll(id)).toEqual([hash('c'), hash('d')]);
  });

  test('does not bring transactions that were pending before it, not even after a restart', async () => {
    stage = await FilterStage.at(10);
    stage.mempool.add(hash('known'));
    stage.mempool.unseen = [hash('unseen')];
    const id = await stage.filters.createPendingTransactionFilter(request());
    stage.mempool.unseen = [hash('looked up')];
    const later = await stage.filters.createPendingTransactionFilter(request());
    stage.mempool.add(hash('a'));
    stage = await stage.restart();
    stage.mempool.add(hash('known'), hash('unseen'), hash('looked up'), hash('a'), hash('b'));
    expect(await stage.poll(id)).toEqual([hash('looked up'), hash('a'), hash('b')]);
    expect(await stage.poll(later)).toEqual([hash('a'), hash('b')]);
  });

  test('is not moved by a chain that is rolled back', async () => {
    stage = await FilterStage.at(10);
    const id = await stage.filters.createPendingTransactionFilter(request());
    await stage.produce(5);
    stage.mempool.add(hash('a'));
    expect(await stage.poll(id)).toEqual([hash('a')]);
    await stage.fork(12, 'other');
    stage.mempool.add(hash('b'));
    expect(await stage.poll(id)).toEqual([hash('b')]);
  });

  test('does not make the service listen to the mempool after the last one is gone', async () => {
    stage = await FilterStage.at(10);
    expect(stage.mempool.isListenedTo).toBe(false);
    const [one, other] = [
      await stage.filters.createPendingTransactionFilter(request()),
      await stage.filters.createPendingTransactionFilter(request()),
    ];
    await stage.filters.uninstall(one);
    expect(stage.mempool.isListenedTo).toBe(true);
    await stage.filters.uninstall(other);
    expect(stage.mempool.isListenedTo).toBe(false);
    await stage.filters.createPendingTransactionFilter(request());
    expect(stage.mempool.isListenedTo).toBe(true);
    await stage.clock.pass(400_000);
    await until(() => !stage.mempool.isListenedTo);
  });
});
