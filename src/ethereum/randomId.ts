/**
 * Ids of filters and subscriptions: numbers of 128 random bits. Some clients keep an id as a number and write it
 * without leading zeros. Ids are therefore made without leading zeros, as in geth, and the ids of clients are compared
 * by value.
 */
import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Characters of an id: `0x` and 32 hex digits. All ids have the same length. */
export const ID_LENGTH = 2 + 2 * ID_BYTES;

const HEX_DIGITS = /^0x0*([0-9a-f]*)$/;

/** A new unguessable id: 0x and 32 lower-case digits, the first of which is not 0. */
export function createId(): string {
  for (;;) {
    const bytes = randomBytes(ID_BYTES);
    if (bytes[0]! >= 0x10) return `0x${bytes.toString('hex')}`;
  }
}

/**
 * The same text for all ids of one value: lower case, with leading zeros up to 32 digits. It is the key of stored
 * filters. `id` is hex text with 0x.
 */
export function normalizeId(id: string): string {
  const digits = HEX_DIGITS.exec(id.toLowerCase())?.[1];
  return digits === undefined ? id : `0x${digits.padStart(2 * ID_BYTES, '0')}`;
}
