/** Collects which values occur in the logs of which blocks of a section, in 8 bytes for each occurrence. */
import { logCount, logItem } from '../blockRecords.js';
import { addressDigits, countTopics, topicDigits } from '../logMatcher.js';
import type { Posting } from './postings.js';
import type { ValueHasher } from './valueHash.js';

const FIRST_CAPACITY = 1 << 16;

/** Blocks are added in ascending order. */
export class LogEntries {
  /** Per entry the lower half (16 bits of the hash, 16 bits of offset) and the upper half (24 bits of the hash). */
  #words = new Uint32Array(2 * FIRST_CAPACITY);
  #count = 0;
  #logs = 0;
  readonly #hasher: ValueHasher;

  constructor(hasher: ValueHasher) {
    this.#hasher = hasher;
  }

  /** How many values were added. */
  get count(): number {
    return this.#count;
  }

  /** How many logs were added. */
  get logs(): number {
    return this.#logs;
  }

  /** Adds the logs of a receipts record. `offset`: of its block in the section. */
  addBlock(record: Uint8Array, offset: number): void {
    const bytes = Buffer.from(record.buffer, record.byteOffset, record.length);
    const logs = logCount(bytes);
    if (logs === 0) return;
    this.#hasher.any();
    this.#add(offset);
    for (let index = 0; index < logs; index++) this.#addLog(bytes, logItem(bytes, index).start, offset);
    this.#logs += logs;
  }

  #addLog(bytes: Buffer, start: number, offset: number): void {
    const hasher = this.#hasher;
    const address = addressDigits(start);
    hasher.address(bytes, address);
    this.#add(offset);
    const topics = countTopics(bytes, start);
    for (let position = 0; position < topics; position++) {
      hasher.topic(position, bytes, topicDigits(start, position));
      this.#add(offset);
    }
    if (topics === 0) return;
    hasher.pair(bytes, address, topicDigits(start, 0));
    this.#add(offset);
  }

  #add(offset: number): void {
    if (2 * this.#count === this.#words.length) this.#grow();
    const { top, low } = this.#hasher;
    this.#words[2 * this.#count] = ((low << 16) | offset) >>> 0;
    this.#words[2 * this.#count + 1] = (top << 16) | (low >>> 16);
    this.#count += 1;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }

  /** The postings in the order of their hashes, with the upper 8 bits of each hash. The entries are gone then. */
  *takeSorted(): Generator<{ top: number; posting: Posting }> {
    // Sorted as whole numbers by native code; typed arrays of this machine are little-endian (Node.js has no others).
    new BigUint64Array(this.#words.buffer, 0, this.#count).sort();
    const words = this.#words;
    const count = this.#count;
    this.#count = 0;
    let to: number;
    for (let from = 0; from < count; from = to) {
      const upper = words[2 * from + 1]!;
      const lower = words[2 * from]! >>> 16;
      let blocks = 0;
      for (to = from; to < count && words[2 * to + 1] === upper && words[2 * to]! >>> 16 === lower; to++)
        if (to === from || words[2 * to] !== words[2 * to - 2]) blocks += 1;
      const heights = new Uint16Array(blocks);
      for (let index = from, next = 0; index < to; index++)
        if (index === from || words[2 * index] !== words[2 * index - 2]) heights[next++] = words[2 * index]! & 0xffff;
      const low = ((upper << 16) | lower) >>> 0;
      yield { top: upper >>> 16, posting: { low, heights, logs: to - from } };
    }
  }
}
