import { expect, test } from '@jest/globals';
import { getAddress } from 'ethers';
import fc from 'fast-check';
import { checksumAddress } from '../../../src/ethereum/checksum.js';
import { encodeAddress } from '../../../src/ethereum/hex.js';

test('an address is written in the mixed case of EIP-55', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const address = encodeAddress(bytes);
      expect(checksumAddress(address)).toBe(getAddress(address));
    }),
  );
});
