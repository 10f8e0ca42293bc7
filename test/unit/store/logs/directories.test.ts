/** Searches of seventeen sections, of which sixteen have a directory, held against geth's rule on the logs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LogCriteria } from '../../../../src/chain/blocks.js';
import { stepFrom } from '../../../../src/indexer/logSearchSteps.js';
import { encodeReceipts } from '../../../../src/store/blockRecords.js';
import { SECTION_HEIGHTS } from '../../../../src/store/logs/heightList.js';
import { LogEntries } from '../../../../src/store/logs/logEntries.js';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import {
  openLogIndexFile,
  pageKey,
  readDirectories,
  readUnits,
  replaceUnits,
  type LogIndexFile,
} from '../../../../src/store/logs/logIndexFile.js';
import { ValueHasher } from '../../../../src/store/logs/valueHash.js';
import { bitsFor, directoryPages, unitPages, writePages } from '../../../../src/store/logs/writeUnit.js';
import { accepts, CRITERIA, LOGS, type RuleLog } from '../logRule.js';
import { addressOf, hashOf } from '../syntheticBlocks.js';
import { chainUpTo, UNCHANGED_BLOCKS } from './unchangedBlocks.js';

const SECTIONS = 17;
const LAST = SECTIONS * SECTION_HEIGHTS - 1;
/** The blocks with logs: few of each section, and none of the fifth. */
const logs = new Map<number, RuleLog[]>();
for (let section = 0; section < SECTIONS; section++)
  for (let place = 1; place < 40 && section !== 5; place++) {
    const height = section * SECTION_HEIGHTS + place * 1_600;
    const own = { address: addressOf('rare', height), topics: [hashOf('own', height), hashOf('section', section)] };
    logs.set(height, [...(section % 4 === 0 ? [LOGS[(section + place) % LOGS.length]!] : []), own]);
  }

let folder: string;
let file: LogIndexFile;
let logIndex: LogIndex;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-directories-'));
  file = openLogIndexFile(folder, { identity: { cometChainId: 'one', chainId: 1n }, log: { warn: () => undefined } });
  for (let section = 0; section < SECTIONS; section++) {
    const entries = new LogEntries(new ValueHasher(file.seed));
    const [base, id] = [section * SECTION_HEIGHTS, section + 1];
    for (const [height, ofBlock] of logs)
      if (height >= base && height < base + SECTION_HEIGHTS) entries.addBlock(recordOf(ofBlock), height - base);
    const [from, to, bits] = [Math.max(base, 1), base + SECTION_HEIGHTS - 1, bitsFor(entries.count * 5)];
    const unit = { id, from, to, ...chainUpTo(to), bits, logs: entries.logs };
    const bytes = unit.logs === 0 ? 0 : await writePages(file, id, unitPages(entries.takeSorted(), bits));
    replaceUnits(file, { unit: { ...unit, bytes } }, []);
  }
  const units = readUnits(file).slice(0, 16);
  const pages = directoryPages(
    file,
    units.map((unit) => (unit.logs === 0 ? null : unit)),
    9,
  );
  const bytes = await writePages(file, 100, pages);
  replaceUnits(file, { directory: { id: 100, sections: units.map(({ id }) => id), bits: 9, bytes } }, []);
  logIndex = new LogIndex(file, UNCHANGED_BLOCKS);
});

afterAll(async () => {
  await logIndex.close();
  rmSync(folder, { recursive: true, force: true });
});

function recordOf(ofBlock: readonly RuleLog[]): Uint8Array {
  return encodeReceipts([
    { receipt: '{"logs":[]}', logs: ofBlock.map((log) => JSON.stringify({ ...log, data: '0x' })) },
  ]);
}

/** Step by step, as a search does it. */
async function search(criteria: LogCriteria, from = 1, to = LAST): Promise<{ numbers: number[]; looked: number }> {
  const numbers: number[] = [];
  let looked = 0;
  for (let first = from; first <= to;) {
    const step = await stepFrom({ from: first, to }, logIndex, criteria);
    if (step.kind === 'indexed') numbers.push(...(await logIndex.candidates(step, criteria))!);
    if (step.kind !== 'empty') looked += 1;
    first = step.to + 1;
  }
  return { numbers, looked };
}

function matching(criteria: LogCriteria, from = 1, to = LAST): number[] {
  const isIn = (height: number) => height >= from && height <= to;
  return [...logs.keys()].filter((height) => isIn(height) && logs.get(height)!.some((log) => accepts(criteria, log)));
}

test('no block with a match is left out, whatever is searched', async () => {
  for (const criteria of CRITERIA) {
    const found = new Set((await search(criteria)).numbers);
    expect(matching(criteria).filter((height) => !found.has(height))).toEqual([]);
  }
});

test('a rare value costs a look at its own section and at the one without a directory', async () => {
  for (const height of [...logs.keys()].filter((_, index) => index % 37 === 0)) {
    const criteria = { addresses: [addressOf('rare', height)], topics: [[hashOf('own', height)]] };
    const { numbers, looked } = await search(criteria);
    expect(numbers).toEqual([height]);
    expect(looked).toBeLessThanOrEqual(3);
    expect((await search(criteria, height, height)).numbers).toEqual([height]);
    expect((await search(criteria, height + 1)).numbers).toEqual([]);
    let counted = 0;
    for await (const { logs: count } of logIndex.counts({ from: 1, to: LAST }, criteria)!) counted += count;
    expect(counted).toBe(1);
  }
});

test('a damaged page of the directory only costs a look at each section', async () => {
  const criteria = { addresses: [], topics: [[hashOf('own', 1_600)]] };
  file.root.transactionSync(() => {
    for (let page = 0; page < 512; page++) file.pages.putSync(pageKey(100, page), Buffer.from('damaged'));
  });
  expect((await search({ ...criteria })).numbers).toEqual([1_600]);
  expect(logIndex.damaged.has(100)).toBe(true);
  await new Promise(setImmediate);
  expect(logIndex.listed()).toEqual(new Set());
  expect((await search({ ...criteria })).numbers).toEqual([1_600]);
  expect(readDirectories(file)).toHaveLength(1);
});
