/**
 * The blocks of a section in which a value occurs, as offsets from the section's first height. Up to 4,095 are an
 * ascending array; more are a bitmap of the section, as in Roaring bitmaps.
 */

/** Heights of a section. */
export const SECTION_HEIGHTS = 65_536;
/** Bytes of a bitmap. */
export const BITMAP_BYTES = SECTION_HEIGHTS / 8;
const BITMAP_WORDS = BITMAP_BYTES / 4;
/** From this many heights on, a list is a bitmap. */
export const BITMAP_FROM = 4_096;

/** Ascending offsets, or a bitmap. */
export type HeightList = Uint16Array | HeightBitmap;

/** A set of offsets, a bit each. */
export class HeightBitmap {
  readonly bytes = new Uint8Array(BITMAP_BYTES);
  /** The same, in the byte order of the machine. */
  readonly #words = new Uint32Array(this.bytes.buffer);
  #length: number | null = null;

  get length(): number {
    return (this.#length ??= countBits(this.#words));
  }

  has(offset: number): boolean {
    return (this.bytes[offset >> 3]! & (1 << (offset & 7))) !== 0;
  }

  addAll(list: HeightList): void {
    this.#length = null;
    if (list instanceof HeightBitmap) for (let i = 0; i < BITMAP_WORDS; i++) this.#words[i]! |= list.#words[i]!;
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

/** All offsets of several lists, each of which may be empty. */
export class HeightUnion {
  #lists: Uint16Array[] = [];
  #offsets = 0;
  #bitmap: HeightBitmap | null = null;

  add(list: HeightList): void {
    if (this.#bitmap === null) {
      if (!(list instanceof HeightBitmap) && this.#offsets + list.length < FEW) {
        this.#lists.push(list);
        this.#offsets += list.length;
        return;
      }
      this.#bitmap = new HeightBitmap();
      for (const earlier of this.#lists) this.#bitmap.addAll(earlier);
    }
    this.#bitmap.addAll(list);
  }

  toList(): HeightList {
    if (this.#bitmap !== null) return this.#bitmap;
    if (this.#lists.length === 1) return this.#lists[0]!;
    const all = new Uint16Array(this.#offsets);
    let count = 0;
    for (const list of this.#lists) {
      all.set(list, count);
      count += list.length;
    }
    return withoutRepeats(all.sort());
  }
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

/** In each word, sums the bits of pairs, then those of groups of four, then those of bytes, then all. */
function countBits(words: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    let sums = words[i]!;
    sums -= (sums >>> 1) & 0x55555555;
    sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
    count += Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
