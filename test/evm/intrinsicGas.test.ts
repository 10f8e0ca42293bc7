import { describe, expect, test } from '@jest/globals';
import type { Address, Bytes32 } from '../../generated/types.js';
import { floorDataGas, intrinsicGas } from '../../src/evm/intrinsicGas.js';

const to = `0x${'11'.repeat(20)}` as Address;
const slot = `0x${'22'.repeat(32)}` as Bytes32;
const plain = { to, input: new Uint8Array(0), accessList: null, authorizationList: null };
const shanghai = { shanghai: true };
const authorization = { chainId: 1n, address: to, nonce: 0n, yParity: 0, r: 1n, s: 1n };

describe('intrinsic gas', () => {
  test.each([
    ['a transfer', plain, 21_000n],
    ['call data: 4 per zero byte, 16 per other byte', { ...plain, input: new Uint8Array([0, 0, 1]) }, 21_024n],
    ['a creation: 53000, and 2 per word of init code', { ...plain, to: null, input: new Uint8Array(33) }, 53_136n],
    [
      'an access list: 2400 per address, 1900 per slot',
      { ...plain, accessList: [{ address: to, storageKeys: [slot, slot] }] },
      27_200n,
    ],
    ['authorisations: 25000 each', { ...plain, authorizationList: [authorization, authorization] }, 71_000n],
  ])('%s', (_, transaction, gas) => {
    expect(intrinsicGas(transaction, shanghai)).toBe(gas);
  });

  test('init code is free of its own charge before Shanghai', () => {
    expect(intrinsicGas({ ...plain, to: null, input: new Uint8Array(33) }, { shanghai: false })).toBe(53_132n);
  });

  test('the floor is 10 per zero byte and 40 per other byte', () => {
    expect(floorDataGas({ input: new Uint8Array([0, 1]) })).toBe(21_050n);
  });
});
