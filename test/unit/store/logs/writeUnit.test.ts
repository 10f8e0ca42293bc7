/** Units that are merged have the postings of one that was written from all blocks at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { encodeReceipts } from '../../../../src/store/blockRecords.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { HeightBitmap } from '../../../../src/store/logs/heightList.js';
import { LogEntries } from '../../../../src/store/logs/logEntries.js';
import { findSections, printOf } from '../../../../src/store/logs/directoryPage.js';
import {
  openLogIndexFile,
  pageOf,
  readPage,
  type LogIndexFile,
  type LogUnit,
} from '../../../../src/store/logs/logIndexFile.js';
import { ADDRESS_KIND, TOPIC_KIND, ValueHasher } from '../../../../src/store/logs/valueHash.js';
import {
  bitsFor,
  directoryPages,
  mergedPostings,
  unitPages,
  writePages,
  type SortedPosting,
} from '../../../../src/store/logs/writeUnit.js';
import { addressOf, hashOf } from '../syntheticBlocks.js';

let folder: string;
let file: LogIndexFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-units-'));
  const identity = { cometChainId: 'units-1', chainId: 1n };
  file = openLogIndexFile(folder, { identity, log: { warn: () => undefined } });
});

afterEach(async () => {
  await closeFile(file);
  rmSync(folder, { recursive: true, force: true });
});

/** One contract in each block, one account in each third, and a topic of its own; a few blocks have no log. */
function recordAt(offset: number): Uint8Array {
  const topics = [hashOf('transfer'), hashOf('account', offset % 3), hashOf('own', offset)];
  const logs =
    offset % 50 === 0 ? [] : Array.from({ length: 1 + (offset % 2) }, () => ({ address: addressOf('coin'), topics }));
  return encodeReceipts([{ receipt: '{"logs":[]}', logs: logs.map((log) => JSON.stringify({ ...log, data: '0x' })) }]);
}

function entriesOf(from: number, to: number): LogEntries {
  const entries = new LogEntries(new ValueHasher(file.seed));
  for (let offset = from; offset <= to; offset++) entries.addBlock(recordAt(offset), offset);
  return entries;
}

async function unitOf(id: number, from: number, to: number): Promise<LogUnit> {
  const entries = entriesOf(from, to);
  const unit = {
    id,
    from,
    to,
    generation: 0,
    rewrites: 0,
    instance: '',
    hash: hashOf(to),
    bits: bitsFor(entries.count * 5),
    logs: entries.logs,
  };
  return { ...unit, bytes: await writePages(file, id, unitPages(entries.takeSorted(), unit.bits)) };
}

const plain = ({ top, posting: { low, heights, logs } }: SortedPosting) =>
  [top, low, logs, ...(heights instanceof HeightBitmap ? heights.toArray() : heights)].join(' ');

test('several units make one', async () => {
  // The contract has a bitmap only in the merged unit.
  const units = [await unitOf(1, 0, 2_999), await unitOf(2, 3_000, 3_000), await unitOf(3, 3_001, 5_999)];
  expect([...mergedPostings(file, units)].map(plain)).toEqual([...entriesOf(0, 5_999).takeSorted()].map(plain));
  const merged = { id: 4, bits: 12 };
  const bytes = await writePages(file, merged.id, unitPages(mergedPostings(file, units), merged.bits));
  const again = { ...units[0]!, ...merged, from: 0, to: 5_999, bytes };
  expect([...mergedPostings(file, [again])].map(plain)).toEqual([...entriesOf(0, 5_999).takeSorted()].map(plain));
});

test('a directory names the sections of each value, and hardly any other', async () => {
  const units = [await unitOf(1, 0, 999), null, await unitOf(2, 1_000, 1_999), await unitOf(3, 2_000, 2_999)];
  const bits = 10;
  await writePages(file, 4, directoryPages(file, units, bits));
  const hasher = new ValueHasher(file.seed);
  const sectionsOf = (kind: number, value: string): number => {
    const hash = hasher.ofText(kind, value);
    return findSections(readPage(file, 4, pageOf(hash, bits))!, printOf(hash, bits));
  };
  expect(sectionsOf(ADDRESS_KIND, addressOf('coin'))).toBe(0b1101);
  for (let offset = 1; offset < 3_000; offset += 7) {
    if (offset % 50 === 0) continue;
    const section = [0b1, 0b100, 0b1000][Math.floor(offset / 1_000)]!;
    expect(sectionsOf(TOPIC_KIND + 2, hashOf('own', offset)) & section).toBe(section);
  }
  const absent = Array.from({ length: 2_000 }, (_, index) => sectionsOf(TOPIC_KIND, hashOf('absent', index)));
  expect(absent.filter((sections) => sections !== 0).length).toBeLessThan(20);
});
