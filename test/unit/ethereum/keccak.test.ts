import { expect, test } from '@jest/globals';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { keccak, keccakHash } from '../../../src/ethereum/keccak.js';

test.each([0, 1, 31, 32, 135, 136, 137, 4096, 16_383, 16_384, 16_385, 2_600_000])(
  'the hash of %i bytes is that of another implementation',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => i * 7 + (i >> 8));
    expect(keccak(bytes)).toEqual(keccak_256(bytes));
  },
);

test('a part of a buffer is hashed alone, and a hash that was answered stays as it is', () => {
  const bytes = Buffer.from('0001ff02', 'hex');
  const first = keccak(bytes.subarray(1, 3));
  const copy = Uint8Array.from(first);
  keccakHash(bytes);
  expect(first).toEqual(copy);
  expect(first).toEqual(keccak_256(Uint8Array.of(1, 255)));
});
