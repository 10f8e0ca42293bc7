/**
 * Ids of filters and subscriptions: numbers of 128 random bits. Some clients keep them as numbers, which they write
 * without leading zeros, so ids have none, as in geth. Clients may write them in upper case.
 */
import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Characters of an id: `0x` and 32 hex digits. All ids have the same length. */
export const ID_LENGTH = 2 + 2 * ID_BYTES;

/** A new unguessable id: 0x and 32 lower-case digits, the first of which is not 0. */
export function createId(): string {
  for (;;) {
    const bytes = randomBytes(ID_BYTES);
    if (bytes[0]! >= 0x10) return `0x${bytes.toString('hex')}`;
  }
}
