/** A search for many values, each in many blocks of a section. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import { openLogIndexFile, replaceUnits } from '../../../../src/store/logs/logIndexFile.js';
import { ADDRESS_KIND, ValueHasher } from '../../../../src/store/logs/valueHash.js';
import { bitsFor, unitPages, writePages } from '../../../../src/store/logs/writeUnit.js';
import { immediatesDuring } from '../../../support/eventLoop.js';
import { addressOf } from '../syntheticBlocks.js';
import { chainUpTo, UNCHANGED_BLOCKS } from './unchangedBlocks.js';

const VALUES = 1_000;
/** Of each value; more than an array holds. */
const BLOCKS = 5_000;
const UNIT = { from: 65_536, to: 131_071 };
const addresses = Array.from({ length: VALUES }, (_, index) => addressOf('many', index));
/** Offsets of the blocks of a value. */
const offsetsOf = (value: number) =>
  Uint16Array.from({ length: BLOCKS }, (_, index) => (index * 13 + value * 7) % 65_536).sort();

let folder: string;
let logIndex: LogIndex;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-many-'));
  const file = openLogIndexFile(folder, {
    identity: { cometChainId: 'one', chainId: 1n },
    log: { warn: () => undefined },
  });
  const hasher = new ValueHasher(file.seed);
  const postings = addresses.map((address, value) => {
    const { top, low } = hasher.ofText(ADDRESS_KIND, address);
    return { top, posting: { low, heights: offsetsOf(value), logs: BLOCKS } };
  });
  postings.sort((a, b) => a.top - b.top || a.posting.low - b.posting.low);
  const bits = bitsFor(VALUES * 8_192);
  const bytes = await writePages(file, 1, unitPages(postings.values(), bits));
  replaceUnits(file, { unit: { id: 1, ...UNIT, ...chainUpTo(UNIT.to), bits, logs: VALUES * BLOCKS, bytes } }, []);
  logIndex = new LogIndex(file, UNCHANGED_BLOCKS);
});

afterAll(async () => {
  await logIndex.close();
  rmSync(folder, { recursive: true, force: true });
});

test('finds the blocks of all, and leaves the event loop to others meanwhile', async () => {
  let found: number[] | null = null;
  const search = async () => (found = await logIndex.candidates(UNIT, { addresses, topics: [] }));
  expect(await immediatesDuring(search)).toBeGreaterThan(2);
  const offsets = new Set(addresses.flatMap((_, value) => [...offsetsOf(value)]));
  expect(found).toEqual([...offsets].sort((a, b) => a - b).map((offset) => UNIT.from + offset));
});

test('an abort ends it', async () => {
  const aborted = AbortSignal.abort(new Error('gone'));
  await expect(logIndex.candidates(UNIT, { addresses, topics: [] }, aborted)).rejects.toThrow('gone');
});
