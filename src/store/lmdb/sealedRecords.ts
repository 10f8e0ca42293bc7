/**
 * Records with a checksum of four bytes behind them, over the record, its kind and its key. So a record that was
 * damaged, or that is where another belongs, is noticed when it is read, and never served.
 */
import { crc32 } from 'node:zlib';
import type { Database, Key } from 'lmdb';
import { readUint32 } from '../blockRecords.js';
import { sealValue, withChecksum } from './sealedValue.js';
import type { LmdbDatabases } from './lmdbDatabases.js';

/** Databases by block number whose records have a checksum. */
export type SealedKind = keyof typeof KIND_NUMBERS;

/** Databases by hash. */
type LookUpKind = 'numbers' | 'places';

const SEAL_BYTES = 4;
/** Bytes of the numbers that are looked up. */
const LOOK_UP_BYTES = { numbers: 4, places: 8 } as const;
const KIND_NUMBERS = { blocks: 1, transactions: 2, receipts: 3, raw: 4, summaries: 5, blooms: 6 } as const;
const BLOOM_BYTES = 256;

/** The record and its checksum, as they are stored. */
export function seal(kind: SealedKind, blockNumber: number, record: Uint8Array): Buffer {
  return withChecksum(record, seedOf(kind, blockNumber));
}

/**
 * A record whose checksum is right; undefined when there is none, null when it cannot be read. Its view is that of
 * `getBinaryFast`, with the checksum behind the record.
 */
export function readSealedOrNull(
  databases: LmdbDatabases,
  kind: SealedKind,
  blockNumber: number,
): Buffer | null | undefined {
  const view = readOrNull(databases, databases[kind], blockNumber);
  return !view || isSealRight(kind, blockNumber, view) ? view : null;
}

/** A log search reads thousands of bloom filters, so the checksum is checked only the first time. */
export function readBloom(
  databases: LmdbDatabases,
  checked: HeightSet,
  blockNumber: number,
): Buffer | null | undefined {
  if (!checked.has(blockNumber)) {
    const bloom = readSealedOrNull(databases, 'blooms', blockNumber);
    if (bloom) checked.add(blockNumber);
    return bloom;
  }
  return readOrNull(databases, databases.blooms, blockNumber);
}

/** A set of heights, a bit each. */
export class HeightSet {
  readonly #parts = new Map<number, Uint8Array>();

  has(height: number): boolean {
    const part = this.#parts.get(height >>> 16);
    return part !== undefined && (part[(height & 0xffff) >> 3]! & (1 << (height & 7))) !== 0;
  }

  add(height: number): void {
    let part = this.#parts.get(height >>> 16);
    if (part === undefined) this.#parts.set(height >>> 16, (part = new Uint8Array(8192)));
    part[(height & 0xffff) >> 3]! |= 1 << (height & 7);
  }
}

/** As `readSealedOrNull`; undefined also when the record cannot be read. */
export function readSealed(databases: LmdbDatabases, kind: SealedKind, blockNumber: number): Buffer | undefined {
  return readSealedOrNull(databases, kind, blockNumber) ?? undefined;
}

/** Whether the checksum behind a record is right. */
export function isSealRight(kind: SealedKind, blockNumber: number, view: Buffer): boolean {
  const bytes = recordBytes(view);
  // There may be bytes after the view's own.
  return bytes >= 0 && crc32(view.subarray(0, bytes), seedOf(kind, blockNumber)) === readUint32(view, bytes);
}

/** Bytes of a record without its checksum. */
export function recordBytes(view: Buffer): number {
  return view.length - SEAL_BYTES;
}

/** Whether a bloom record has a filter: a block without logs has none. */
export function isBloom(view: Buffer): boolean {
  return view.length >= BLOOM_BYTES;
}

/** Numbers of 32 bits, as of a look-up, and their checksum, which is over the key, too. */
export function sealNumbers(key: Uint8Array | string, ...values: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return sealValue(key, bytes);
}

/**
 * The numbers of a hash; undefined when the hash is unknown, null when that cannot be read. A hash is unknown only when
 * the look-ups next to its place are sound: one of them may be its own, damaged.
 */
export function readLookUp(
  databases: LmdbDatabases,
  kind: LookUpKind,
  key: Uint8Array,
): [number, number] | undefined | null {
  const view = readOrNull(databases, databases[kind], key);
  const bytes = LOOK_UP_BYTES[kind];
  if (view && isLookUpRight(view, bytes, key)) return [readUint32(view, 0), bytes === 8 ? readUint32(view, 4) : 0];
  if (view === undefined && neighboursAreRight(databases, kind, key)) return undefined;
  databases.damage.lookUps = true;
  return null;
}

/** Whether the look-ups before and behind the place of a hash are right. */
function neighboursAreRight(databases: LmdbDatabases, kind: LookUpKind, hash: Uint8Array): boolean {
  try {
    for (const reverse of [false, true])
      for (const { key, value } of databases[kind].getRange({ start: hash, limit: 1, reverse }))
        if (!isLookUpRight(value, LOOK_UP_BYTES[kind], key)) return false;
    return true;
  } catch {
    // After an error, LMDB reads nothing more in the same read transaction.
    databases.root.resetReadTxn();
    return false;
  }
}

function isLookUpRight(view: Buffer, bytes: number, key: Uint8Array): boolean {
  if (view.length !== bytes + SEAL_BYTES) return false;
  return crc32(view.subarray(0, bytes), crc32(key)) === readUint32(view, bytes);
}

/** A record as it is stored, as a view of `getBinaryFast`; null when LMDB cannot read the page. */
export function readOrNull<K extends Key>(
  { root, opening }: LmdbDatabases,
  database: Database<Buffer, K>,
  key: K,
): Buffer | undefined | null {
  try {
    return database.getBinaryFast(key);
  } catch {
    root.resetReadTxn();
    opening.isSound = false;
    return null;
  }
}

function seedOf(kind: SealedKind, blockNumber: number): number {
  return (blockNumber * 8 + KIND_NUMBERS[kind]) >>> 0;
}
