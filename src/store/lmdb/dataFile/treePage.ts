/** The pages of LMDB's trees: branch pages name other pages, leaf pages hold keys and values. */
import { readNumber, TREE_BYTES } from './pageFile.js';

const HEADER_BYTES = 24;
const FLAGS_AT = 18;
const LOWER_AT = 20;
const UPPER_AT = 22;
const BRANCH = 0x01;
const LEAF = 0x02;
const NODE_BYTES = 8;
/** Page number, transaction and count of the pages of a long value. */
const LONG_VALUE_BYTES = 24;
const IN_OTHER_PAGES = 0x01;
const TREE = 0x02;

/** What a page of a tree is checked against. */
export interface ExpectedPage {
  number: number;
  isLeaf: boolean;
  hasIntegerKeys: boolean;
  /** Pages of the file, as far as the snapshot may use them. */
  pages: number;
}

/** A key and where its value is. */
export interface LeafEntry {
  key: Buffer;
  /** Null for a long value, which begins at `longAt`, after the header of a page of its own. */
  value: Buffer | null;
  longAt: number;
  length: number;
  isTree: boolean;
}

/** What is wrong with a page, in words; null when nothing is. LMDB reads and writes such a page without harm. */
export function pageFault(page: Buffer, expected: ExpectedPage): string | null {
  if (readNumber(page, 0) !== expected.number) return 'holds something else';
  if (page.readUInt16LE(FLAGS_AT) !== (expected.isLeaf ? LEAF : BRANCH)) return 'is of another kind';
  const lower = page.readUInt16LE(LOWER_AT);
  const upper = page.readUInt16LE(UPPER_AT);
  const count = lower >> 1;
  if ((lower & 1) !== 0 || upper < lower || HEADER_BYTES + upper > page.length) return 'has impossible bounds';
  if (count < (expected.isLeaf ? 1 : 2)) return 'is empty';
  let previous: Buffer | null = null;
  for (let index = 0; index < count; index++) {
    const node = nodeAt(page, index);
    if ((node & 1) !== 0 || node < HEADER_BYTES + upper || node + NODE_BYTES > page.length)
      return 'has impossible entries';
    const key = keyOf(page, node);
    const end = node + NODE_BYTES + key.length + (expected.isLeaf ? inPageBytes(page, node) : 0);
    if (end > page.length || key.length !== page.readUInt16LE(node + 6)) return 'has impossible entries';
    if (!entryFits(page, node, key, expected)) return 'names impossible pages';
    // The first key of a branch page may be empty, and counts as the lowest.
    if (previous !== null && (expected.isLeaf || index > 1) && !isBefore(previous, key, expected.hasIntegerKeys))
      return 'is not in order';
    previous = key;
  }
  return null;
}

/** The pages that a sound branch page names. */
export function children(page: Buffer): number[] {
  return Array.from({ length: page.readUInt16LE(LOWER_AT) >> 1 }, (_, index) => childOf(page, nodeAt(page, index)));
}

/** The pages below a sound branch page: the one that leads to a key, and those beside it. */
export function childrenAround(page: Buffer, key: Buffer, hasIntegerKeys: boolean): [number, ...number[]] {
  const count = page.readUInt16LE(LOWER_AT) >> 1;
  let index = 1;
  // The first key counts as the lowest.
  while (index < count && !isAbove(keyOf(page, nodeAt(page, index)), key, hasIntegerKeys)) index++;
  const at = (child: number): number => childOf(page, nodeAt(page, child));
  return [at(index - 1), ...(index > 1 ? [at(index - 2)] : []), ...(index < count ? [at(index)] : [])];
}

/** The entries of a sound leaf page; they are views of the page. */
export function* entries(page: Buffer): Generator<LeafEntry> {
  const count = page.readUInt16LE(LOWER_AT) >> 1;
  for (let index = 0; index < count; index++) {
    const node = nodeAt(page, index);
    const key = keyOf(page, node);
    const start = node + NODE_BYTES + key.length;
    const flags = page.readUInt16LE(node + 4);
    const length = valueBytes(page, node);
    const isLong = (flags & IN_OTHER_PAGES) !== 0;
    yield {
      key,
      length,
      value: isLong ? null : page.subarray(start, start + length),
      longAt: isLong ? readNumber(page, start) * page.length + HEADER_BYTES : 0,
      isTree: (flags & TREE) !== 0,
    };
  }
}

function entryFits(page: Buffer, node: number, key: Buffer, { isLeaf, pages, hasIntegerKeys }: ExpectedPage): boolean {
  if (!isLeaf) {
    const child = childOf(page, node);
    return child > 1 && child < pages;
  }
  if (key.length === 0 || (hasIntegerKeys && key.length !== 4 && key.length !== 8)) return false;
  const flags = page.readUInt16LE(node + 4);
  const start = node + NODE_BYTES + key.length;
  if (flags === 0) return true;
  if (flags === TREE) return valueBytes(page, node) === TREE_BYTES;
  if (flags !== IN_OTHER_PAGES) return false;
  const first = readNumber(page, start);
  const count = readNumber(page, start + 16);
  return (
    first > 1 && count > 0 && first + count <= pages && HEADER_BYTES + valueBytes(page, node) <= count * page.length
  );
}

function nodeAt(page: Buffer, index: number): number {
  return HEADER_BYTES + page.readUInt16LE(HEADER_BYTES + index * 2);
}

function keyOf(page: Buffer, node: number): Buffer {
  return page.subarray(node + NODE_BYTES, node + NODE_BYTES + page.readUInt16LE(node + 6));
}

function childOf(page: Buffer, node: number): number {
  return page.readUInt32LE(node) + page.readUInt16LE(node + 4) * 2 ** 32;
}

function valueBytes(page: Buffer, node: number): number {
  return page.readUInt32LE(node);
}

/** Bytes that the value of a leaf entry takes in the page. */
function inPageBytes(page: Buffer, node: number): number {
  return (page.readUInt16LE(node + 4) & IN_OTHER_PAGES) !== 0 ? LONG_VALUE_BYTES : valueBytes(page, node);
}

function isBefore(before: Buffer, after: Buffer, hasIntegerKeys: boolean): boolean {
  if (!hasIntegerKeys) return Buffer.compare(before, after) < 0;
  return before.length === after.length && integerOf(before) < integerOf(after);
}

function isAbove(key: Buffer, wanted: Buffer, hasIntegerKeys: boolean): boolean {
  return hasIntegerKeys ? integerOf(key) > integerOf(wanted) : Buffer.compare(key, wanted) > 0;
}

/** The number that an integer key stands for: 4 or 8 bytes, little-endian. */
export function integerOf(key: Buffer): number {
  return key.length === 4 ? key.readUInt32LE(0) : readNumber(key, 0);
}
