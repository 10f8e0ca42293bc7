/** Writes the pages of a unit, in the order of their keys: LMDB then fills its own pages. */
import { inTransaction } from '../lmdb/inTransaction.js';
import { pageKey, pageOf, readPage, sealPage, type LogIndexFile, type LogUnit } from './logIndexFile.js';
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

/** Longest time of one transaction, milliseconds, and bytes of it. */
const STEP_MS = 20;
const STEP_BYTES = 4 * 1024 * 1024;

/** The number of bits with which pages are small enough, when all take `bytes`. */
export function bitsFor(bytes: number): number {
  const pages = Math.max(bytes / PAGE_BYTES, 1);
  return Math.min(Math.max(Math.ceil(Math.log2(pages)), LEAST_BITS), MOST_BITS);
}

/** Writes all pages; resolves to their bytes. Between transactions it awaits `next`, which may reject. */
export async function writePages(
  file: LogIndexFile,
  { id, bits }: Pick<LogUnit, 'id' | 'bits'>,
  postings: Iterator<SortedPosting>,
  next: () => Promise<unknown> = () => new Promise(setImmediate),
): Promise<number> {
  const pages = pagesOf(postings, bits);
  let bytes = 0;
  for (let isDone = false; !isDone;) {
    inTransaction(file, () => {
      const until = performance.now() + STEP_MS;
      let written = 0;
      do {
        const page = pages.next();
        if (page.done === true) {
          isDone = true;
          return;
        }
        const sealed = sealPage(id, page.value.page, encodePostings(page.value.postings));
        file.pages.putSync(pageKey(id, page.value.page), sealed, { append: true });
        written += sealed.length;
        bytes += sealed.length;
      } while (written < STEP_BYTES && performance.now() < until);
    });
    await next();
  }
  return bytes;
}

/** All pages in order, also the empty ones: a missing page is damage. */
function* pagesOf(
  postings: Iterator<SortedPosting>,
  bits: number,
): Generator<{ page: number; postings: readonly Posting[] }> {
  let next = postings.next();
  for (let page = 0; page < 2 ** bits; page++) {
    const ofPage: Posting[] = [];
    while (next.done !== true && pageOf({ top: next.value.top, low: next.value.posting.low }, bits) === page) {
      ofPage.push(next.value.posting);
      next = postings.next();
    }
    yield { page, postings: ofPage };
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
  const cursors = units.filter(({ logs }) => logs > 0).map((unit) => new UnitCursor(file, unit));
  for (;;) {
    let lowest = Infinity;
    for (const { order } of cursors) if (order < lowest) lowest = order;
    if (lowest === Infinity) return;
    const equal: Posting[] = [];
    for (const cursor of cursors) {
      if (cursor.order !== lowest) continue;
      equal.push(cursor.posting!);
      cursor.advance();
    }
    yield { top: Math.floor(lowest / 2 ** 32), posting: joined(equal) };
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
