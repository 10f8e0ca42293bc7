/**
 * Ids of filters and subscriptions. An id is a number of 128 random bits. Some clients keep it as text, others as a
 * number, which they write without leading zeros. Ids are therefore made without leading zeros, like those of geth,
 * and the ids of clients are compared by value.
 */
import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Characters of an id: `0x` and 32 hex digits. All ids have the same length. */
export const ID_LENGTH = 2 + 2 * ID_BYTES;

const HEX_DIGITS = /^0x0*([0-9a-f]*)$/;

/** A new id that nobody can guess: 0x and 32 lower-case digits, the first of which is not 0. */
export function createId(): string {
  for (;;) {
    const bytes = randomBytes(ID_BYTES);
    if (bytes[0]! >= 0x10) return `0x${bytes.toString('hex')}`;
  }
}

/**
 * The one form of all ids with the same value: lower case, leading zeros up to 32 digits. It is the key of stored
 * filters: earlier versions made ids with leading zeros and stored them so. `id` is hex text with 0x.
 */
export function normalizeId(id: string): string {
  const digits = HEX_DIGITS.exec(id.toLowerCase())?.[1];
  return digits === undefined ? id : `0x${digits.padStart(2 * ID_BYTES, '0')}`;
}
