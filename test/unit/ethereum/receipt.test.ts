import { expect, test } from '@jest/globals';
import { getCreateAddress } from 'ethers';
import fc from 'fast-check';
import { encodeAddress } from '../../../src/ethereum/hex.js';
import { contractAddress } from '../../../src/ethereum/receipt.js';

test('a creation shows where its sender and nonce put the contract', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.bigInt(0n, 2n ** 64n - 1n), (bytes, nonce) => {
      const from = encodeAddress(bytes);
      expect(contractAddress(from, nonce)).toBe(getCreateAddress({ from, nonce }).toLowerCase());
    }),
  );
});
