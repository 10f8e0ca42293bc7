/** Metadata and filters that were damaged on the disk: an index without its metadata is refused, a filter is gone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { toRpcError } from '../../../../src/jsonrpc/rpcErrors.js';
import { StoreWriteFailed } from '../../../../src/store/storeErrors.js';
import { openIndexWithFilters } from '../shared/indexWithFilters.js';
import { addressOf, hashOf, syntheticBlock } from '../syntheticBlocks.js';

const CAPS = { filtersPerClient: 10, bytesPerClient: 10_000, filters: 10, bytes: 10_000 };
const POSITION = { cursor: 5, logsTaken: 0, generation: 0, since: 5, removal: null };
const FILTER = { address: addressOf('token') };

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-values-'));
  const { store, filters, close } = opened();
  await store.write([1, 2, 3].map((number) => encodeStoredBlock(syntheticBlock(number))));
  await store.removeFrom(3);
  await filters.appendPending([hashOf('pending')]);
  for (const id of ['0x1', '0x2'])
    await filters.add(
      { id, kind: 'logs', filter: FILTER, clientAddress: 'one', position: POSITION, usedAtMs: 1 },
      CAPS,
    );
  await close();
});

afterEach(() => rmSync(folder, { recursive: true }));

const warnings: string[] = [];
const log = { warn: (_: object, message: string) => void warnings.push(message) };
const opened = () => openIndexWithFilters(folder, { flushed: false, log });

/** Flips a bit in the middle of a value. */
async function flip(environment: 'index' | 'shared', name: string, key: string): Promise<void> {
  const path = join(folder, environment);
  const root = open<Buffer, string>({ path, encoding: 'binary', noSubdir: false, maxDbs: 32, noSync: true });
  const database = root.openDB<Buffer, string>(name, { encoding: 'binary' });
  const value = Buffer.from(database.getBinary(key)!);
  value[value.length >> 1]! ^= 0x04;
  database.putSync(key, value);
  await root.close();
}

test.each(['ranges', 'counts', 'generation', 'rollbacks'])(
  'an index whose record of %s is damaged is refused with a sentence that says what to do',
  async (key) => {
    await flip('index', 'meta', key);
    const said = `the index in ${join(folder, 'index')} is damaged (its record "${key}" cannot be read): move the folder away or delete`;
    expect(opened).toThrow(said);
  },
);

test('without the end of the pending log, all filters are gone, and the next ones work', async () => {
  await flip('shared', 'filterMeta', 'pendingEnd');
  warnings.length = 0;
  const { filters, close } = opened();
  expect(filters.counts()).toEqual({ filters: 0, bytes: 0, pending: 0 });
  await filters.appendPending([hashOf('pending')]);
  expect(filters.pendingSince(0, 10)).toEqual({ hashes: [hashOf('pending')], to: 1 });
  await close();
  expect(warnings).toEqual([
    'the stored polled filters are of another index or release, or damaged: their clients must make new ones',
  ]);
});

test('a damaged filter is gone, and the others are answered and counted', async () => {
  const sound = opened();
  const [whole, damaged] = [sound.filters.counts(), sound.filters.damaged];
  expect([whole.filters, damaged]).toEqual([2, 0]);
  await sound.close();
  await flip('shared', 'filters', '0x1');
  const { filters, close } = opened();
  expect(filters.damaged).toBe(1);
  expect(filters.get('0x1')).toBeUndefined();
  expect(filters.get('0x2')).toEqual({ kind: 'logs', stored: POSITION, position: expect.anything(), usedAtMs: 1 });
  expect(filters.filterObject('0x2')).toEqual(FILTER);
  expect(filters.counts()).toEqual({ filters: 1, bytes: whole.bytes / 2, pending: 0 });
  await close();
  const again = opened();
  expect(again.filters.damaged).toBe(0);
  await again.close();
});

test('a filter that cannot be stored is an error with the reason', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const told = toRpcError(new StoreWriteFailed(full), { error: () => undefined }, 1_000);
  expect([told.code, told.message]).toEqual([-32002, 'the index cannot be written: the disk is full']);
});

test('damaged counts are counted anew, and a damaged filter object is not answered', async () => {
  const sound = opened();
  const whole = sound.filters.counts();
  await sound.close();
  await flip('shared', 'filterCounts', 'all');
  await flip('shared', 'filterObjects', '0x1');
  const { filters, close } = opened();
  expect(filters.counts()).toEqual(whole);
  expect(filters.filterObject('0x1')).toBeUndefined();
  await close();
});
