/**
 * Values of metadata and of filters with a checksum of four bytes behind them, over the value and its key. Earlier
 * releases wrote none: such a value is read as it is.
 */
import { crc32 } from 'node:zlib';
import type { Database, Key } from 'lmdb';
import { PageDamaged, StoreWriteFailed } from '../errors.js';
import { parseJson } from '../../json/jsonValue.js';

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

/** The value without its checksum, as a view; null when it has none, or a wrong one. */
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

/** The value of JSON that was stored with or without a checksum. Throws ValueDamaged. */
export function openJson(key: string, bytes: Buffer): unknown {
  const sealed = openValue(key, bytes);
  return parseJson((sealed ?? bytes).toString('utf8'), () => new ValueDamaged(key));
}

/** A value of so many bytes that was stored with or without a checksum. Throws ValueDamaged. */
export function openFixed(key: string, bytes: Buffer, length: number): Buffer {
  if (bytes.length === length) return bytes;
  const value = bytes.length === length + SEAL_BYTES ? openValue(key, bytes) : null;
  if (value === null) throw new ValueDamaged(key);
  return value;
}
