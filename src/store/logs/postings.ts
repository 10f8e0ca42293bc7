/**
 * A page of postings: for the values whose hashes begin with the same bits, the blocks in which they occur. Little
 * endian:
 *
 *   2 bytes   number of values that occur in one log only
 *   2 bytes   number of the other values
 *   6 bytes   per value of one log, ascending by hash: lower 32 bits of the hash, offset of its block
 *   6 bytes   per other value, ascending by hash: lower 32 bits of the hash, number of blocks; 0 for a bitmap
 *             the list of each other value: 2 bytes per block, or a bitmap
 *             per other value: how many more logs than blocks it occurs in (LEB128)
 *
 * Offsets count from the first height of the section.
 */
import { BITMAP_BYTES, BITMAP_FROM, HeightBitmap, type HeightList } from './heightList.js';

/** The blocks of a value, and the number of its logs. */
export interface Posting {
  /** Lower 32 bits of the hash of the value. */
  low: number;
  heights: HeightList;
  /** Two values whose hashes are equal count as one. */
  logs: number;
}

const HEADER_BYTES = 4;
const ENTRY_BYTES = 6;

/** Writes the page of ascending postings. Each has at least one block. */
export function encodePostings(postings: readonly Posting[]): Buffer {
  const singles = postings.filter(isSingle);
  const others = postings.filter((posting) => !isSingle(posting));
  const bytes = others.reduce(
    (sum, { heights, logs }) => sum + listBytes(heights.length) + lebBytes(logs - heights.length),
    HEADER_BYTES + ENTRY_BYTES * postings.length,
  );
  const page = Buffer.allocUnsafe(bytes);
  page.writeUInt16LE(singles.length, 0);
  let at = page.writeUInt16LE(others.length, 2);
  for (const { low, heights } of singles) {
    at = page.writeUInt32LE(low, at);
    // One offset is no bitmap.
    at = page.writeUInt16LE((heights as Uint16Array)[0]!, at);
  }
  for (const { low, heights } of others) {
    at = page.writeUInt32LE(low, at);
    at = page.writeUInt16LE(heights.length < BITMAP_FROM ? heights.length : 0, at);
  }
  for (const { heights } of others) at = writeList(page, heights, at);
  for (const { heights, logs } of others) at = writeLeb(page, logs - heights.length, at);
  return page;
}

/** All postings of a page, ascending. */
export function decodePostings(page: Buffer): Posting[] {
  const { singles, others, firstList } = partsOf(page);
  const postings: Posting[] = [];
  for (let index = 0; index < singles; index++) {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    postings.push({ low: page.readUInt32LE(at), heights: Uint16Array.of(page.readUInt16LE(at + 4)), logs: 1 });
  }
  const lists: Posting[] = [];
  let at = firstList;
  for (let index = 0; index < others; index++) {
    const entry = HEADER_BYTES + (singles + index) * ENTRY_BYTES;
    const heights = readList(page, at, page.readUInt16LE(entry + 4));
    lists.push({ low: page.readUInt32LE(entry), heights, logs: 0 });
    at += listBytes(heights.length);
  }
  for (const posting of lists) {
    const more = readLeb(page, at);
    posting.logs = posting.heights.length + more.value;
    at = more.end;
  }
  return [...postings, ...lists].sort((a, b) => a.low - b.low);
}

/** The posting of a hash; null when there is none. Its heights are a copy. */
export function findPosting(page: Buffer, low: number): Posting | null {
  const { singles, others, firstList } = partsOf(page);
  const single = indexOf(page, HEADER_BYTES, singles, low);
  if (single !== null) {
    const offset = page.readUInt16LE(HEADER_BYTES + single * ENTRY_BYTES + 4);
    return { low, heights: Uint16Array.of(offset), logs: 1 };
  }
  const firstOther = HEADER_BYTES + singles * ENTRY_BYTES;
  const found = indexOf(page, firstOther, others, low);
  if (found === null) return null;
  let list = firstList;
  let end = firstList;
  for (let index = 0; index < others; index++) {
    if (index === found) list = end;
    end += listBytes(page.readUInt16LE(firstOther + index * ENTRY_BYTES + 4) || BITMAP_FROM);
  }
  const heights = readList(page, list, page.readUInt16LE(firstOther + found * ENTRY_BYTES + 4));
  let more = readLeb(page, end);
  for (let index = 0; index < found; index++) more = readLeb(page, more.end);
  return { low, heights, logs: heights.length + more.value };
}

function isSingle({ logs }: Posting): boolean {
  return logs === 1;
}

function partsOf(page: Buffer): { singles: number; others: number; firstList: number } {
  const singles = page.readUInt16LE(0);
  const others = page.readUInt16LE(2);
  return { singles, others, firstList: HEADER_BYTES + (singles + others) * ENTRY_BYTES };
}

/** The index among `count` entries from `start` on; null when none has the hash. */
function indexOf(page: Buffer, start: number, count: number, low: number): number | null {
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (page.readUInt32LE(start + middle * ENTRY_BYTES) < low) first = middle + 1;
    else end = middle;
  }
  return first < count && page.readUInt32LE(start + first * ENTRY_BYTES) === low ? first : null;
}

function listBytes(blocks: number): number {
  return blocks < BITMAP_FROM ? blocks * 2 : BITMAP_BYTES;
}

function writeList(page: Buffer, heights: HeightList, start: number): number {
  let at = start;
  if (heights.length >= BITMAP_FROM) {
    const bitmap = heights instanceof HeightBitmap ? heights : new HeightBitmap();
    if (bitmap !== heights) bitmap.addAll(heights);
    page.set(bitmap.bytes, at);
    return at + BITMAP_BYTES;
  }
  for (const offset of heights instanceof HeightBitmap ? heights.toArray() : heights)
    at = page.writeUInt16LE(offset, at);
  return at;
}

function readList(page: Buffer, start: number, blocks: number): HeightList {
  if (blocks === 0) {
    const bitmap = new HeightBitmap();
    bitmap.bytes.set(page.subarray(start, start + BITMAP_BYTES));
    return bitmap;
  }
  const heights = new Uint16Array(blocks);
  for (let index = 0; index < blocks; index++) heights[index] = page.readUInt16LE(start + index * 2);
  return heights;
}

function lebBytes(value: number): number {
  let bytes = 1;
  for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes += 1;
  return bytes;
}

function writeLeb(page: Buffer, value: number, start: number): number {
  let at = start;
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) at = page.writeUInt8((rest % 0x80) | 0x80, at);
  return page.writeUInt8(rest, at);
}

function readLeb(page: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let at = start; ; at++, scale *= 0x80) {
    const byte = page.readUInt8(at);
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end: at + 1 };
  }
}
