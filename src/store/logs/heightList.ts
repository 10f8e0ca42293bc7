/**
 * The blocks of a section in which a value occurs, as offsets from the section's first height. Up to 4,095 are an
 * ascending array; more are a bitmap of the section, as in Roaring bitmaps.
 */

/** Heights of a section. */
export const SECTION_HEIGHTS = 65_536;
/** Bytes of a bitmap. */
export const BITMAP_BYTES = SECTION_HEIGHTS / 8;
/** From this many heights on, a list is a bitmap. */
export const BITMAP_FROM = 4_096;

/** Ascending offsets, or a bitmap. */
export type HeightList = Uint16Array | HeightBitmap;

/** A set of offsets, a bit each. */
export class HeightBitmap {
  readonly bytes: Uint8Array;
  #length: number | null = null;

  constructor(bytes: Uint8Array = new Uint8Array(BITMAP_BYTES)) {
    this.bytes = bytes;
  }

  get length(): number {
    return (this.#length ??= countBits(this.bytes));
  }

  has(offset: number): boolean {
    return (this.bytes[offset >> 3]! & (1 << (offset & 7))) !== 0;
  }

  addAll(list: HeightList): void {
    this.#length = null;
    if (list instanceof HeightBitmap) for (let i = 0; i < BITMAP_BYTES; i++) this.bytes[i]! |= list.bytes[i]!;
    else for (const offset of list) this.bytes[offset >> 3]! |= 1 << (offset & 7);
  }

  toArray(): Uint16Array {
    const offsets = new Uint16Array(this.length);
    let count = 0;
    for (let i = 0; i < BITMAP_BYTES; i++)
      for (let byte = this.bytes[i]!; byte !== 0; byte &= byte - 1)
        offsets[count++] = i * 8 + (31 - Math.clz32(byte & -byte));
    return offsets;
  }
}

/** All offsets of the lists; each list may be empty. */
export function unionOf(lists: readonly HeightList[]): HeightList {
  const present = lists.filter(({ length }) => length > 0);
  if (present.length <= 1) return present[0] ?? new Uint16Array(0);
  const most = present.reduce((sum, { length }) => sum + length, 0);
  if (most >= FEW || present.some((list) => list instanceof HeightBitmap)) {
    const union = new HeightBitmap();
    for (const list of present) union.addAll(list);
    return union;
  }
  const all = new Uint16Array(most);
  let count = 0;
  for (const list of present) {
    // None is a bitmap, see above.
    all.set(list as Uint16Array, count);
    count += list.length;
  }
  return withoutRepeats(all.sort());
}

/** Below this many offsets, a union is sorted: it takes less time than a bitmap. */
const FEW = 512;

function withoutRepeats(sorted: Uint16Array): Uint16Array {
  let count = 0;
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i]!;
  return sorted.subarray(0, count);
}

/** The offsets of an array that are in a list, too. */
export function intersectionOf(offsets: Uint16Array, list: HeightList): Uint16Array {
  if (list instanceof HeightBitmap) return offsets.filter((offset) => list.has(offset));
  const common = new Uint16Array(Math.min(offsets.length, list.length));
  let count = 0;
  let at = 0;
  for (const offset of offsets) {
    at = firstNotBelow(list, offset, at);
    if (at === list.length) break;
    if (list[at] === offset) common[count++] = offset;
  }
  return common.subarray(0, count);
}

/** The offsets from `from` to `to`, both included. */
export function offsetsWithin(list: HeightList, from: number, to: number): Uint16Array {
  const offsets = list instanceof HeightBitmap ? list.toArray() : list;
  return offsets.subarray(firstNotBelow(offsets, from, 0), firstNotBelow(offsets, to + 1, 0));
}

/** The index of the first offset that is not below a value: in growing steps from `start`, then by halves. */
function firstNotBelow(offsets: Uint16Array, value: number, start: number): number {
  let low = start;
  let step = 1;
  while (low + step < offsets.length && offsets[low + step]! < value) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, offsets.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countBits(bytes: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < bytes.length; i++) for (let byte = bytes[i]!; byte !== 0; byte &= byte - 1) count++;
  return count;
}
