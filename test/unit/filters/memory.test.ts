/** What filters make the process hold counts for the clients that use them. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FilterId, Hash, Log } from '../../../generated/types.js';
import { Reservation, type MemoryAccount } from '../../../src/caller/memoryBudget.js';
import { hashOf } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, MEMORY_BYTES, transfer } from './filterStage.js';

let stage: FilterStage;
let account: MemoryAccount;
let id: FilterId;

beforeEach(async () => {
  stage = await FilterStage.at(10);
  account = stage.memory.open('127.0.0.1');
  const topics: Hash[] = [transfer, ...Array.from({ length: 999 }, (_, i) => hashOf('topic', i))];
  id = await stage.createLogFilter({ topics: [topics] });
  await stage.produce(1);
});
afterEach(() => stage.dispose());

/** A thousand topics of 200 bytes, in steps of 16 KiB. */
const FILTER_BYTES = 13 * 16_384;

function request(): FakeRequest {
  return new FakeRequest(account.key, account);
}

test('a large filter counts for the client that polls it, until it is uninstalled', async () => {
  expect(await stage.filters.changes(id, request())).not.toEqual([]);
  expect(account.usedBytes).toBe(FILTER_BYTES);
  await stage.filters.uninstall(id);
  expect(account.usedBytes).toBe(0);
});

test('a client without memory for its filter gets an error, and loses no entry', async () => {
  const other = new Reservation(account, 'answer');
  expect(other.resize(MEMORY_BYTES / 2 - FILTER_BYTES + 1)).toBeNull();
  const refusal = { rpc: { name: 'limitExceeded', data: { limit: MEMORY_BYTES / 2 } } };
  await expect(stage.filters.changes(id, request())).rejects.toMatchObject(refusal);
  const search = stage.filters.withLogFilter(id, request(), () => 'searched');
  await expect(search).rejects.toMatchObject(refusal);
  other.release();
  const logs = (await stage.poll(id, request())) as Log[];
  expect(logs.map(({ blockNumber }) => Number(blockNumber))).toEqual([11, 11]);
  expect(await stage.filters.withLogFilter(id, request(), () => account.usedBytes)).toBe(2 * FILTER_BYTES);
  expect(account.usedBytes).toBe(FILTER_BYTES);
});
