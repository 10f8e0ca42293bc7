import type { HeightSpan } from '../message.js';
import { COMMIT, decodeEntry, ENTRY_BYTES, type IndexEntry } from './indexEntry.js';

/** Room for the entries of a new segment; doubled when it is full. */
const FIRST_ROOM = 64;

/** The entries of a segment in memory, in the order of their heights. */
export class SegmentEntries {
  #bytes: Buffer;
  #count = 0;

  constructor(room = FIRST_ROOM) {
    this.#bytes = Buffer.allocUnsafe(room * ENTRY_BYTES);
  }

  /** The entries of an index without its header. Damaged ones, and those out of order, are left out. */
  static decode(index: Buffer): SegmentEntries {
    const entries = new SegmentEntries(Math.max(1, Math.floor(index.length / ENTRY_BYTES)));
    let last = 0;
    for (let at = 0; at + ENTRY_BYTES <= index.length; at += ENTRY_BYTES) {
      const entry = decodeEntry(index, at);
      if (entry === null || entry.height < last) continue;
      last = entry.height;
      entries.push(index.subarray(at, at + ENTRY_BYTES));
    }
    return entries;
  }

  get count(): number {
    return this.#count;
  }

  /** The encoded entries. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#count * ENTRY_BYTES);
  }

  heightAt(place: number): number {
    return this.#bytes.readUIntLE(place * ENTRY_BYTES + 8, 6);
  }

  at(place: number): IndexEntry | null {
    return place < this.#count ? decodeEntry(this.#bytes, place * ENTRY_BYTES) : null;
  }

  push(entry: Buffer): void {
    const end = this.#count * ENTRY_BYTES;
    if (end === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.allocUnsafe(end)]);
    entry.copy(this.#bytes, end);
    this.#count += 1;
  }

  truncate(count: number): void {
    this.#count = count;
  }

  /** The place of the first entry at this height or above; the count if there is none. */
  placeFrom(height: number): number {
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.heightAt(middle) < height) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The heights with both messages, lowest first. */
  wholeHeights(): HeightSpan[] {
    const spans: HeightSpan[] = [];
    for (let place = 1; place < this.#count; place++) {
      const height = this.heightAt(place);
      if (this.#bytes[place * ENTRY_BYTES] !== COMMIT || this.heightAt(place - 1) !== height) continue;
      const last = spans.at(-1);
      if (last?.to === height - 1) last.to = height;
      else spans.push({ from: height, to: height });
    }
    return spans;
  }
}
