/** Values of metadata and of filters, followed by a checksum of four bytes over the key and the value. */
import { crc32 } from 'node:zlib';
import type { Database, Key } from 'lmdb';
import { PageDamaged, StoreWriteFailed } from '../storeErrors.js';

const SEAL_BYTES = 4;

/** A value was damaged on the disk. */
export class ValueDamaged extends Error {
  override readonly name = 'ValueDamaged';

  constructor(readonly key: string) {
    super(`the stored value ${key} is damaged`);
  }
}

/**
 * Undefined when there is no value. Throws StoreWriteFailed when LMDB cannot read the page: there is no other copy of
 * these values, so nothing can be done until the next start.
 */
export function readStored<K extends Key>(database: Database<Buffer, K>, key: K): Buffer | undefined {
  try {
    return database.getBinary(key);
  } catch {
    // After an error, LMDB reads nothing more in the same read transaction.
    database.resetReadTxn();
    throw new StoreWriteFailed(new PageDamaged(`the stored value ${String(key)} cannot be read`));
  }
}

/** The value with its checksum. */
export function sealValue(key: string | Uint8Array, value: Uint8Array): Buffer {
  return withChecksum(value, crc32(key));
}

/** The value and its checksum, which begins with `seed`. */
export function withChecksum(value: Uint8Array, seed: number): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + SEAL_BYTES);
  sealed.set(value);
  // Not of `value`: zlib takes an empty array without memory for none, and ignores the seed.
  sealed.writeUInt32LE(crc32(sealed.subarray(0, value.length), seed), value.length);
  return sealed;
}

/** The value, as a view; null when its checksum is wrong. */
export function openValue(key: string | Uint8Array, bytes: Buffer): Buffer | null {
  const length = bytes.length - SEAL_BYTES;
  if (length < 0) return null;
  const value = bytes.subarray(0, length);
  return crc32(value, crc32(key)) === bytes.readUInt32LE(length) ? value : null;
}

/** A value as JSON, with its checksum. */
export function sealJson(key: string, value: unknown): Buffer {
  return sealValue(key, Buffer.from(JSON.stringify(value)));
}

/** The value without its checksum. Throws ValueDamaged. */
export function openValueOrThrow(key: string, bytes: Buffer): Buffer {
  const value = openValue(key, bytes);
  if (value === null) throw new ValueDamaged(key);
  return value;
}

/** The value that `sealJson` wrote. Throws ValueDamaged. */
export function openJson(key: string, bytes: Buffer): unknown {
  return JSON.parse(openValueOrThrow(key, bytes).toString('utf8')) as unknown;
}
