/** Writes the pages of a unit or directory, in the order of their keys: LMDB then fills its own pages. */
import { inTransaction } from '../lmdb/inTransaction.js';
import { pageKey, pageOf, readPage, sealPage, type LogIndexFile, type LogUnit } from './logIndexFile.js';
import { encodeDirectory, printOf, type DirectoryEntry } from './directoryPage.js';
import { HeightBitmap, BITMAP_FROM, type HeightList } from './heightList.js';
import { decodePostings, encodePostings, type Posting } from './postings.js';

/** A posting with the upper 8 bits of its hash. */
export interface SortedPosting {
  top: number;
  posting: Posting;
}

/** Bytes of a page, at most and on average; some four of them fit in a page of LMDB. */
const PAGE_BYTES = 1_000;
const LEAST_BITS = 8;
const MOST_BITS = 24;

/** Longest time between two turns of the event loop, milliseconds, and most bytes of a transaction. */
const STEP_MS = 20;
const STEP_BYTES = 4 * 1024 * 1024;

/** The number of bits with which pages are small enough, when all take `bytes`. */
export function bitsFor(bytes: number): number {
  const pages = Math.max(bytes / PAGE_BYTES, 1);
  return Math.min(Math.max(Math.ceil(Math.log2(pages)), LEAST_BITS), MOST_BITS);
}

/** A page that is to be written. */
interface NewPage {
  page: number;
  encoded: Buffer;
}

/**
 * Writes pages in their order; resolves to their bytes. Between transactions it awaits `next`, which may reject. What
 * `pages` throws, it throws.
 */
export async function writePages(
  file: LogIndexFile,
  id: number,
  pages: Iterator<NewPage>,
  next: () => Promise<unknown> = () => new Promise(setImmediate),
): Promise<number> {
  let bytes = 0;
  for (let isDone = false; !isDone;) {
    const until = performance.now() + STEP_MS;
    const sealed: { page: number; bytes: Buffer }[] = [];
    let length = 0;
    do {
      const made = pages.next();
      isDone = made.done === true;
      if (made.done === true) break;
      const { page, encoded } = made.value;
      sealed.push({ page, bytes: sealPage(id, page, encoded) });
      length += sealed.at(-1)!.bytes.length;
    } while (length < STEP_BYTES && performance.now() < until);
    inTransaction(file, () => {
      for (const { page, bytes: sealedBytes } of sealed)
        file.pages.putSync(pageKey(id, page), sealedBytes, { append: true });
    });
    bytes += length;
    await next();
  }
  return bytes;
}

/** All pages of a unit in order, also the empty ones: a missing page is damage. */
export function* unitPages(postings: Iterator<SortedPosting>, bits: number): Generator<NewPage> {
  let next = postings.next();
  for (let page = 0; page < 2 ** bits; page++) {
    const ofPage: Posting[] = [];
    while (next.done !== true && pageOf({ top: next.value.top, low: next.value.posting.low }, bits) === page) {
      ofPage.push(next.value.posting);
      next = postings.next();
    }
    yield { page, encoded: encodePostings(ofPage) };
  }
}

/** All pages of the directory of sections, likewise. `units`: of the sections, null for one without logs. */
export function* directoryPages(
  file: LogIndexFile,
  units: readonly (LogUnit | null)[],
  bits: number,
): Generator<NewPage> {
  const values = equalHashes(units.map((unit) => unit && new UnitCursor(file, unit)));
  let next = values.next();
  for (let page = 0; page < 2 ** bits; page++) {
    const entries: DirectoryEntry[] = [];
    for (; next.done !== true; next = values.next()) {
      const { order, cursors } = next.value;
      const hash = { top: Math.floor(order / 2 ** 32), low: order % 2 ** 32 };
      if (pageOf(hash, bits) !== page) break;
      const print = printOf(hash, bits);
      let sections = 0;
      for (const index of cursors.keys()) sections |= 1 << index;
      const last = entries.at(-1);
      if (last?.print === print) last.sections |= sections;
      else entries.push({ print, sections });
    }
    yield { page, encoded: encodeDirectory(entries) };
  }
}

/** A unit whose page cannot be read. */
export class UnitUnreadable extends Error {
  constructor(readonly id: number) {
    super(`unit ${id} of the log index cannot be read`);
  }
}

/** The postings of adjacent units of one section, ascending by height, as those of one unit. */
export function* mergedPostings(file: LogIndexFile, units: readonly LogUnit[]): Generator<SortedPosting> {
  const all = units.map((unit) => (unit.logs > 0 ? new UnitCursor(file, unit) : null));
  for (const { order, cursors } of equalHashes(all)) {
    const postings = Array.from(cursors.values(), ({ posting }) => posting!);
    yield { top: Math.floor(order / 2 ** 32), posting: joined(postings) };
  }
}

/** The hashes of all units, ascending, with the cursors that stand at each, by their index. */
function* equalHashes(
  all: readonly (UnitCursor | null)[],
): Generator<{ order: number; cursors: ReadonlyMap<number, UnitCursor> }> {
  for (;;) {
    let order = Infinity;
    for (const cursor of all) if (cursor !== null && cursor.order < order) order = cursor.order;
    if (order === Infinity) return;
    const cursors = new Map<number, UnitCursor>();
    for (const [index, cursor] of all.entries()) if (cursor?.order === order) cursors.set(index, cursor);
    yield { order, cursors };
    for (const cursor of cursors.values()) cursor.advance();
  }
}

/** Steps through the postings of a unit. */
class UnitCursor {
  /** Hash of `posting`, 40 bits; Infinity at the end. */
  order = 0;
  posting: Posting | null = null;
  #page = -1;
  #postings: Posting[] = [];
  #next = 0;
  readonly #file: LogIndexFile;
  readonly #unit: LogUnit;

  constructor(file: LogIndexFile, unit: LogUnit) {
    this.#file = file;
    this.#unit = unit;
    this.advance();
  }

  advance(): void {
    const { id, bits } = this.#unit;
    while (this.#next === this.#postings.length) {
      this.#page += 1;
      if (this.#page === 2 ** bits) {
        this.order = Infinity;
        this.posting = null;
        return;
      }
      const page = readPage(this.#file, id, this.#page);
      if (page === null) throw new UnitUnreadable(id);
      this.#postings = decodePostings(page);
      this.#next = 0;
    }
    this.posting = this.#postings[this.#next]!;
    this.#next += 1;
    // The page has the first 8 bits of the hash, and more of it.
    this.order = Math.floor(this.#page / 2 ** (bits - LEAST_BITS)) * 2 ** 32 + this.posting.low;
  }
}

function joined(postings: readonly Posting[]): Posting {
  if (postings.length === 1) return postings[0]!;
  const { low } = postings[0]!;
  const length = postings.reduce((sum, { heights }) => sum + heights.length, 0);
  const logs = postings.reduce((sum, posting) => sum + posting.logs, 0);
  return { low, heights: joinedHeights(postings, length), logs };
}

/** The lists do not overlap, and ascend. */
function joinedHeights(postings: readonly Posting[], length: number): HeightList {
  if (length >= BITMAP_FROM) {
    const bitmap = new HeightBitmap();
    for (const { heights } of postings) bitmap.addAll(heights);
    return bitmap;
  }
  const heights = new Uint16Array(length);
  let at = 0;
  for (const posting of postings) {
    // Parts of a short list are no bitmaps.
    heights.set(posting.heights as Uint16Array, at);
    at += posting.heights.length;
  }
  return heights;
}
