/** The keys of the records. All are in one database, so that one tree has values and runs of the same commit. */

/** The first byte of a key. */
export const KEY_TYPES = { meta: 0, newest: 1, older: 2, complete: 3 } as const;

/** Longer keys of values are not stored. */
export const MOST_KEY_BYTES = 255;

const HEIGHT_BYTES = 4;
const HIGHEST = 0xffff_ffff;

/** The key of a named record. */
export function metaKey(name: 'stamp' | 'runs'): Buffer {
  return Buffer.from(`${String.fromCharCode(KEY_TYPES.meta)}${name}`, 'latin1');
}

/** The key of the record of a value's newest versions. */
export function newestKey(key: Uint8Array): Buffer {
  const joined = Buffer.allocUnsafe(1 + key.length);
  joined[0] = KEY_TYPES.newest;
  joined.set(key, 1);
  return joined;
}

/**
 * The key of a record of older versions, by its lowest height. The highest comes first, so that the first key from a
 * height on is that of the record which may have the height. The length keeps keys apart of which one begins another.
 */
export function olderKey(key: Uint8Array, height: number): Buffer {
  const joined = Buffer.allocUnsafe(2 + key.length + HEIGHT_BYTES);
  joined[0] = KEY_TYPES.older;
  joined[1] = key.length;
  joined.set(key, 2);
  joined.writeUInt32BE(HIGHEST - height, 2 + key.length);
  return joined;
}

/** Whether a key is that of older versions of a value. */
export function isOlderKey(found: Uint8Array, key: Uint8Array): boolean {
  const end = 2 + key.length;
  if (found.length !== end + HEIGHT_BYTES || found[0] !== KEY_TYPES.older || found[1] !== key.length) return false;
  return Buffer.compare(found.subarray(2, end), key) === 0;
}

/** The key of the record that says since when all slots of a contract are known. */
export function completeKey(address: string): Buffer {
  return Buffer.from(`${String.fromCharCode(KEY_TYPES.complete)}${address}`, 'latin1');
}
