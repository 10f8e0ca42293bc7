/** Units that are merged have the postings of one that was written from all blocks at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { encodeReceipts } from '../../../../src/store/blockRecords.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { HeightBitmap } from '../../../../src/store/logs/heightList.js';
import { LogEntries } from '../../../../src/store/logs/logEntries.js';
import { openLogIndexFile, type LogIndexFile, type LogUnit } from '../../../../src/store/logs/logIndexFile.js';
import { ValueHasher } from '../../../../src/store/logs/valueHash.js';
import { bitsFor, mergedPostings, writePages, type SortedPosting } from '../../../../src/store/logs/writeUnit.js';
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
  return { ...unit, bytes: await writePages(file, unit, entries.takeSorted()) };
}

const plain = ({ top, posting: { low, heights, logs } }: SortedPosting) =>
  [top, low, logs, ...(heights instanceof HeightBitmap ? heights.toArray() : heights)].join(' ');

test('several units make one', async () => {
  // The contract has a bitmap only in the merged unit.
  const units = [await unitOf(1, 0, 2_999), await unitOf(2, 3_000, 3_000), await unitOf(3, 3_001, 5_999)];
  expect([...mergedPostings(file, units)].map(plain)).toEqual([...entriesOf(0, 5_999).takeSorted()].map(plain));
  const merged = { id: 4, bits: 12 };
  const bytes = await writePages(file, merged, mergedPostings(file, units));
  const again = { ...units[0]!, ...merged, from: 0, to: 5_999, bytes };
  expect([...mergedPostings(file, [again])].map(plain)).toEqual([...entriesOf(0, 5_999).takeSorted()].map(plain));
});
