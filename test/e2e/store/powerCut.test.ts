/**
 * After a power cut the index is whole, and as it was at its last flush. The disk may have any of the sectors that were
 * written since then, each in any of its versions, and may lack what the file grew by. So images of the file are made
 * up of that, as after a restart of the machine, and opened.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbReader, openLmdbStore, type LmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';
import { runs } from '../../support/longRuns.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { PAGE_BYTES, randomNumbers } from '../../unit/store/damage/damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const IMAGES = runs(200, 5_000);
/** The smallest unit that a disk writes as a whole. */
const SECTOR_BYTES = 512;
/** Where the three metas are, and in each the run of the operating system that wrote it. */
const METAS_AT = [0, PAGE_BYTES / 2, PAGE_BYTES].map((start) => start + 24);
const BOOT_AT = 136;
const TRANSACTION_AT = 128;
/** The meta that names the last flushed transaction. It is written when that transaction is on the disk. */
const FLUSHED_META_SECTOR = PAGE_BYTES / 2;

/** The file after a commit or a flush, and what clients can read then. */
interface Moment {
  content: Buffer;
  state: string;
  /** The last transaction, and the last one that is on the disk for sure. */
  committed: number;
  flushed: number;
}

/** The power goes while a commit is written and flushed. */
interface Cut {
  /** The moment that is on the disk as a whole. */
  base: number;
  /** The moment that is never reached. */
  last: number;
}

const moments: Moment[] = [];
const random = randomNumbers(7);
const below = (limit: number): number => Math.floor(random() * limit);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-power-'));
  const store = openLmdbStore(join(folder, 'index'), IDENTITY);
  await store.write([nextBlock(null, 'main')]);
  note(store);
  for (let step = 0; step < 45; step++) {
    if (step % 9 === 8) {
      const removing = store.removeFrom(headOf(store) - below(3));
      note(store);
      await removing;
      note(store);
    }
    await store.rememberChain(`step ${step}`);
    note(store);
    const branch = `branch ${Math.floor(step / 9)}`;
    // Each commit flushes itself; the next may begin before its writer knows.
    const writing = Array.from({ length: 1 + below(2) }, () => {
      const written = store.write([nextBlock(store, branch)]);
      note(store);
      return written;
    });
    await Promise.all(writing);
    note(store);
  }
  await store.close();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  `${IMAGES} images of the disk after a power cut hold a whole index, that of the last flush`,
  async () => {
    const cuts = powerCuts();
    expect(cuts.length).toBeGreaterThan(100);
    const found = new Set<string>();
    for (let image = 0; image < IMAGES; image++) {
      const cut = cuts[below(cuts.length)]!;
      const path = join(folder, 'image');
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, 'data.mdb'), imageOf(cut));
      if (image % 20 === 0) {
        // For reading, LMDB does not go back to the last flush by itself.
        expect(await findDamage(path)).toBeNull();
        const reader = openLmdbReader(path);
        expect(await reader.ranges()).toEqual((JSON.parse(moments[cut.base]!.state) as unknown[])[0]);
        await reader.close();
      }
      const store = openLmdbStore(path, IDENTITY);
      const state = stateOf(store);
      expect({ image, state }).toEqual({ image, state: moments[cut.base]!.state });
      expect(await store.unreadable(0, Infinity)).toEqual([]);
      await store.write([nextBlock(store, 'later')]);
      await store.close();
      rmSync(path, { recursive: true });
      found.add(state);
    }
    expect(found.size).toBeGreaterThan(15);
  },
  runs(120_000, 1_200_000),
);

test('a process that is killed loses no commit', async () => {
  for (const { content, state } of moments.filter((_, index) => index % 5 === 0)) {
    const path = join(folder, 'killed');
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'data.mdb'), content);
    const store = openLmdbStore(path, IDENTITY, { flushed: false });
    expect(stateOf(store)).toBe(state);
    await store.close();
    rmSync(path, { recursive: true });
  }
}, 60_000);

/** A block on the highest one. */
function nextBlock(store: LmdbStore | null, branch: string) {
  const number = store === null ? 1 : headOf(store) + 1;
  const parent = store?.summary(number - 1)?.hash;
  const transactions = Array.from({ length: number % 4 }, (_, index) => ({
    logs: Array.from({ length: index * 9 }, () => syntheticLog(addressOf('token'), [hashOf('Transfer', index)])),
  }));
  return encodeStoredBlock(syntheticBlock(number, { branch, transactions, ...(parent && { parentHash: parent }) }));
}

function headOf(store: LmdbStore): number {
  return store.ranges().at(-1)!.to;
}

function note(store: LmdbStore): void {
  const content = readFileSync(join(folder, 'index', 'data.mdb'));
  const [even, flushed, odd] = METAS_AT.map((meta) => Number(content.readBigUInt64LE(meta + TRANSACTION_AT)));
  moments.push({ content, state: stateOf(store), committed: Math.max(even!, odd!), flushed: flushed! });
}

/** Power cuts while one commit is written. Between some moments are several, each with a flush of its own. */
function powerCuts(): Cut[] {
  return moments.flatMap(({ committed }, last) => {
    const before = moments[last - 1];
    if (before === undefined || committed > before.committed + 1) return [];
    const base = moments.findIndex((moment) => moment.committed === before.flushed);
    return base === -1 ? [] : [{ base, last }];
  });
}

/** What clients can read, as text. */
function stateOf(store: LmdbStore): string {
  const ranges = store.ranges();
  const numbers = ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return JSON.stringify([
    ranges,
    store.stats().transactions,
    numbers.map((number) => [store.summary(number)?.hash, String(store.block(number, true)).length]),
    store.removedSince(0),
    store.knownChain(),
  ]);
}

/** A disk that has all of one moment, and of each later sector any version up to another moment. */
function imageOf({ base, last }: Cut): Buffer {
  const versions = moments.slice(base, last + 1).map(({ content }) => content);
  const [whole, newest] = [versions[0]!, versions.at(-1)!];
  const image = Buffer.alloc(below(4) === 0 ? whole.length : newest.length);
  // Power may go right at the beginning or the end of what is written, too.
  const share = [0, random(), random(), 1][below(4)]!;
  for (let start = 0; start < image.length; start += SECTOR_BYTES) {
    const isFlushedMeta = start === FLUSHED_META_SECTOR;
    const written = isFlushedMeta ? moments[last - 1]!.content : versions[below(versions.length)]!;
    const version = isFlushedMeta || random() < share ? written : whole;
    if (start < version.length) version.copy(image, start, start, start + SECTOR_BYTES);
  }
  for (const meta of METAS_AT) image.fill(0x5a, meta + BOOT_AT, meta + BOOT_AT + 8);
  return image;
}
