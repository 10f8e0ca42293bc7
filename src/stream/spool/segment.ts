/**
 * One segment of the spool is two files: `.messages` has the bytes as they came, and `.index` an entry for each
 * message. A message counts when its entry is complete, which is written last. So whatever a killed process left behind
 * the last entry does not count, and the next message overwrites it.
 */
import { closeSync, fstatSync, ftruncateSync, openSync, read, readSync, rmSync, writeSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import type { HeightSpan } from '../message.js';
import { decodeEntry, encodeEntry, ENTRY_BYTES, type IndexEntry } from './indexEntry.js';
import { SegmentEntries } from './segmentEntries.js';

/** Each file begins with its magic, the version of the format (4 bytes), and 4 zeros. */
const HEADER_BYTES = 16;
/** What a segment takes without messages. */
export const EMPTY_SEGMENT_BYTES = 2 * HEADER_BYTES;
const VERSION = 1;
const MAGIC = { index: 'HALLEYSI', messages: 'HALLEYSM' };
const SUFFIXES = { index: '.index', messages: '.messages' };

const NAME = /^(\d{12})\.(?:index|messages)$/;

/** The segment was removed, because the spool is full or because its heights came again. */
export class SegmentRemoved extends Error {
  override readonly name = 'SegmentRemoved';
}

/** The number of the segment to which a file of the spool belongs; null for other files. */
export function sequenceOfFile(name: string): number | null {
  const [, digits] = NAME.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Removes the files of a segment that cannot be read. */
export function removeSegmentFiles(folder: string, sequence: number): void {
  for (const suffix of Object.values(SUFFIXES)) rmSync(pathOf(folder, sequence, suffix), { force: true });
}

/** One segment. Reading is asynchronous; all else is done when the call returns, and throws system errors. */
export class Segment {
  readonly sequence: number;
  readonly #folder: string;
  readonly #index: number;
  readonly #messages: number;
  /** The entries of a segment that is not written to are read again when they are needed and were not for a time. */
  #written: SegmentEntries | null = null;
  #cached: WeakRef<SegmentEntries> | null = null;
  #first: number | null = null;
  #last: number | null = null;
  #count = 0;
  #end = HEADER_BYTES;
  #reads = 0;
  #wholeHeights: HeightSpan[] | null = null;
  #isRemoved = false;
  #isClosed = false;

  private constructor(folder: string, sequence: number, flags: string) {
    this.#folder = folder;
    this.sequence = sequence;
    this.#index = openSync(pathOf(folder, sequence, SUFFIXES.index), flags, 0o600);
    try {
      this.#messages = openSync(pathOf(folder, sequence, SUFFIXES.messages), flags, 0o600);
    } catch (error) {
      closeSync(this.#index);
      throw error;
    }
  }

  static create(folder: string, sequence: number): Segment {
    const segment = new Segment(folder, sequence, 'wx+');
    try {
      writeFully(segment.#index, headerOf('index'), 0);
      writeFully(segment.#messages, headerOf('messages'), 0);
    } catch (error) {
      segment.remove();
      throw error;
    }
    segment.#written = new SegmentEntries();
    return segment;
  }

  /** Null when this version cannot read its files. */
  static open(folder: string, sequence: number): Segment | null {
    let segment: Segment;
    try {
      segment = new Segment(folder, sequence, 'r+');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    if (hasHeader(segment.#index, 'index') && hasHeader(segment.#messages, 'messages')) {
      segment.#survey();
      return segment;
    }
    segment.close();
    return null;
  }

  /** The lowest height; null without messages. */
  get first(): number | null {
    return this.#first;
  }

  /** The highest height; null without messages. */
  get last(): number | null {
    return this.#last;
  }

  get bytes(): number {
    return this.#end + HEADER_BYTES + this.#count * ENTRY_BYTES;
  }

  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  /** Where the next message begins. */
  get end(): number {
    return this.#end;
  }

  entries(): SegmentEntries {
    const known = this.#written ?? this.#cached?.deref();
    if (known !== undefined) return known;
    const entries = SegmentEntries.decode(this.#readIndex());
    this.#cached = new WeakRef(entries);
    return entries;
  }

  /** The heights with both messages, lowest first. */
  wholeHeights(): readonly HeightSpan[] {
    if (this.#written !== null) return this.#written.wholeHeights();
    this.#wholeHeights ??= this.entries().wholeHeights();
    return this.#wholeHeights;
  }

  /** Makes it ready for further messages. False when its index is damaged: then it stays as it is. */
  continue(): boolean {
    const entries = this.entries();
    if (entries.count !== this.#count) return false;
    this.#written = entries;
    const newest = entries.at(entries.count - 1);
    this.#end = newest === null ? HEADER_BYTES : newest.offset + newest.length;
    ftruncateSync(this.#messages, this.#end);
    ftruncateSync(this.#index, HEADER_BYTES + this.#count * ENTRY_BYTES);
    return true;
  }

  /** No further messages come. */
  seal(): void {
    this.#cached = this.#written && new WeakRef(this.#written);
    this.#written = null;
  }

  /** Writes bytes of a message at a place behind the end. They do not count before `append`. */
  write(parts: readonly Buffer[], position: number): void {
    let left = parts.filter(({ length }) => length > 0);
    let at = position;
    while (left.length > 0) {
      const written = writevSync(this.#messages, left, at);
      at += written;
      left = withoutFirst(left, written);
    }
  }

  /** Makes a message count whose bytes were written behind the end. */
  append(entry: Omit<IndexEntry, 'offset'>): void {
    const encoded = encodeEntry({ ...entry, offset: this.#end });
    writeFully(this.#index, encoded, HEADER_BYTES + this.#count * ENTRY_BYTES);
    this.#written?.push(encoded);
    this.#count += 1;
    this.#end += entry.length;
    this.#first ??= entry.height;
    this.#last = entry.height;
  }

  /** Drops the messages at this height and above. Their bytes stay until the segment is removed. */
  dropFrom(height: number): void {
    const entries = this.entries();
    const isWhole = entries.count === this.#count;
    const count = entries.placeFrom(height);
    entries.truncate(count);
    this.#wholeHeights = null;
    // Entries that were damaged are no longer in the way of those behind them.
    if (!isWhole) writeFully(this.#index, entries.bytes, HEADER_BYTES);
    ftruncateSync(this.#index, HEADER_BYTES + count * ENTRY_BYTES);
    this.#count = count;
    this.#last = count === 0 ? null : entries.heightAt(count - 1);
    if (count === 0) this.#first = null;
  }

  /** Reads bytes of a message; fewer come when the file is shorter. Rejects with SegmentRemoved. */
  async read(buffer: Buffer, position: number): Promise<number> {
    if (this.#isRemoved || this.#isClosed) throw new SegmentRemoved();
    this.#reads += 1;
    try {
      return await new Promise<number>((resolve, reject) =>
        read(this.#messages, buffer, 0, buffer.length, position, (error, count) =>
          error === null ? resolve(count) : reject(error),
        ),
      );
    } finally {
      this.#reads -= 1;
      if (this.#isClosed && this.#reads === 0) closeSync(this.#messages);
    }
  }

  remove(): void {
    this.#isRemoved = true;
    removeSegmentFiles(this.#folder, this.sequence);
    this.close();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#index);
    // A read that is under way ends first.
    if (this.#reads === 0) closeSync(this.#messages);
  }

  /** Finds the first and the last height without reading the whole index. */
  #survey(): void {
    this.#end = fstatSync(this.#messages).size;
    let count = Math.max(0, Math.floor((fstatSync(this.#index).size - HEADER_BYTES) / ENTRY_BYTES));
    let last = this.#entryOnDisk(count - 1);
    // After a power cut, the end of the file may be without its content.
    while (count > 0 && last === null) last = this.#entryOnDisk(--count - 1);
    this.#count = count;
    this.#last = last?.height ?? null;
    for (let place = 0; place < count && this.#first === null; place++)
      this.#first = this.#entryOnDisk(place)?.height ?? null;
  }

  #entryOnDisk(place: number): IndexEntry | null {
    if (place < 0) return null;
    const bytes = Buffer.alloc(ENTRY_BYTES);
    readSync(this.#index, bytes, 0, ENTRY_BYTES, HEADER_BYTES + place * ENTRY_BYTES);
    return decodeEntry(bytes, 0);
  }

  #readIndex(): Buffer {
    if (this.#isClosed) throw new SegmentRemoved();
    const bytes = Buffer.allocUnsafe(this.#count * ENTRY_BYTES);
    return bytes.subarray(0, readSync(this.#index, bytes, 0, bytes.length, HEADER_BYTES));
  }
}

function pathOf(folder: string, sequence: number, suffix: string): string {
  return join(folder, `${String(sequence).padStart(12, '0')}${suffix}`);
}

function headerOf(file: keyof typeof MAGIC): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MAGIC[file], 'latin1');
  header.writeUInt32LE(VERSION, 8);
  return header;
}

function hasHeader(file: number, kind: keyof typeof MAGIC): boolean {
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(file, header, 0, HEADER_BYTES, 0);
  return header.equals(headerOf(kind));
}

function writeFully(file: number, bytes: Buffer, position: number): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, position + at);
}

/** The buffers without their first bytes. */
function withoutFirst(parts: readonly Buffer[], count: number): Buffer[] {
  let skip = count;
  return parts.flatMap((part) => {
    const skipped = Math.min(skip, part.length);
    skip -= skipped;
    return skipped === part.length ? [] : [part.subarray(skipped)];
  });
}
