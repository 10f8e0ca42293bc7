import { expect, test } from '@jest/globals';
import { normalizeStorageKey, storageSlot } from '../../../src/ethereum/hex.js';

test.each([
  ['0x', 0n, '0x0'],
  ['0x0', 0n, '0x0'],
  ['0x01', 1n, '0x01'],
  ['0xAB', 171n, '0xab'],
  [`0x${'F'.repeat(64)}`, 2n ** 256n - 1n, `0x${'f'.repeat(64)}`],
])('storage position %s names slot %d, and a proof repeats it as %s', (position, slot, key) => {
  expect([BigInt(storageSlot(position)), storageSlot(position).length]).toEqual([slot, 66]);
  expect(normalizeStorageKey(position)).toBe(key);
});
