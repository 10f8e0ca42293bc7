import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Offsets in the first two pages of a file, where lmdb 3.5.6 says what the file holds. */
const MAGIC_AT = 24;
const PAGE_BYTES_AT = 48;
const LAST_PAGE_AT = 144;
const TRANSACTION_AT = 152;
const HEAD_BYTES = 160;
const MAGIC = 0xbeefc0de;
/** Page sizes that LMDB may choose. */
const MOST_PAGE_BYTES = 65_536;

/**
 * Whether a file is no LMDB file, or lacks pages at its end. LMDB maps the file into memory, and the process dies when
 * it reads such a page, or opens another file. False when there is no file, or an empty one.
 */
export function isDamaged(file: string): boolean {
  if (!existsSync(file)) return false;
  const descriptor = openSync(file, 'r');
  try {
    const first = readHead(descriptor, 0);
    if (first === null) return fstatSync(descriptor).size > 0;
    const pageBytes = first.readUInt32LE(PAGE_BYTES_AT);
    if (first.readUInt32LE(MAGIC_AT) !== MAGIC || pageBytes === 0 || pageBytes > MOST_PAGE_BYTES) return true;
    const second = readHead(descriptor, pageBytes);
    if (second === null) return true;
    const isNewer = second.readBigUInt64LE(TRANSACTION_AT) > first.readBigUInt64LE(TRANSACTION_AT);
    const lastPage = (isNewer ? second : first).readBigUInt64LE(LAST_PAGE_AT);
    return BigInt(fstatSync(descriptor).size) < (lastPage + 1n) * BigInt(pageBytes);
  } finally {
    closeSync(descriptor);
  }
}

function readHead(descriptor: number, position: number): Buffer | null {
  const head = Buffer.alloc(HEAD_BYTES);
  return readSync(descriptor, head, 0, HEAD_BYTES, position) === HEAD_BYTES ? head : null;
}
