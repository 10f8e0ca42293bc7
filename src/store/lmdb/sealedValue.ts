/** Values of metadata and of filters with a checksum of four bytes behind them, over the value and its key. */
import { crc32 } from 'node:zlib';
import type { Database, Key } from 'lmdb';
import { PageDamaged, StoreWriteFailed } from '../storeErrors.js';

const SEAL_BYTES = 4;

/** A value that was damaged on the disk. */
export class ValueDamaged extends Error {
  override readonly name = 'ValueDamaged';

  constructor(readonly key: string) {
    super(`the stored value ${key} is damaged`);
  }
}

/**
 * The stored bytes; undefined for none. Throws StoreWriteFailed when LMDB cannot read the page: nobody else has what is
 * stored of filters and of the index itself, so nothing can be done until the next start.
 */
export function readStored<K extends Key>(database: Database<Buffer, K>, key: K): Buffer | undefined {
  try {
    return database.getBinary(key);
  } catch {
    // After an error, LMDB answers nothing more in the same read transaction.
    database.resetReadTxn();
    throw new StoreWriteFailed(new PageDamaged(`the stored value ${String(key)} cannot be read`));
  }
}

/** The value with its checksum. */
export function sealValue(key: string, value: Uint8Array): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + SEAL_BYTES);
  sealed.set(value);
  sealed.writeUInt32LE(crc32(value, crc32(key)), value.length);
  return sealed;
}

/** The value without its checksum, as a view; null when that is wrong. */
export function openValue(key: string, bytes: Buffer): Buffer | null {
  const length = bytes.length - SEAL_BYTES;
  if (length < 0) return null;
  const value = bytes.subarray(0, length);
  return crc32(value, crc32(key)) === bytes.readUInt32LE(length) ? value : null;
}

/** JSON with its checksum. */
export function sealJson(key: string, value: unknown): Buffer {
  return sealValue(key, Buffer.from(JSON.stringify(value)));
}

/** The value without its checksum. Throws ValueDamaged. */
export function openValueOrThrow(key: string, bytes: Buffer): Buffer {
  const value = openValue(key, bytes);
  if (value === null) throw new ValueDamaged(key);
  return value;
}

/** The value of JSON with its checksum. Throws ValueDamaged. */
export function openJson(key: string, bytes: Buffer): unknown {
  return JSON.parse(openValueOrThrow(key, bytes).toString('utf8')) as unknown;
}
