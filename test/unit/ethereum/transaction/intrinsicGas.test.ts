import { describe, expect, test } from '@jest/globals';
import type { Address, Bytes32 } from '../../../../generated/types.js';
import { floorDataGas, intrinsicGas } from '../../../../src/ethereum/transaction/intrinsicGas.js';

const TO = `0x${'11'.repeat(20)}` as Address;
const SLOT = `0x${'22'.repeat(32)}` as Bytes32;
const PLAIN = { to: TO, input: new Uint8Array(0), accessList: null, authorizationList: null };
const SHANGHAI = { shanghai: true };
const AUTHORIZATION = { chainId: 1n, address: TO, nonce: 0n, yParity: 0, r: 1n, s: 1n };

describe('intrinsic gas', () => {
  test.each([
    ['a transfer', PLAIN, 21_000n],
    ['call data: 4 per zero byte, 16 per other byte', { ...PLAIN, input: new Uint8Array([0, 0, 1]) }, 21_024n],
    ['a creation: 53000, and 2 per word of init code', { ...PLAIN, to: null, input: new Uint8Array(33) }, 53_136n],
    [
      'an access list: 2400 per address, 1900 per slot',
      { ...PLAIN, accessList: [{ address: TO, storageKeys: [SLOT, SLOT] }] },
      27_200n,
    ],
    ['authorisations: 25000 each', { ...PLAIN, authorizationList: [AUTHORIZATION, AUTHORIZATION] }, 71_000n],
  ])('%s', (_, transaction, gas) => {
    expect(intrinsicGas(transaction, SHANGHAI)).toBe(gas);
  });

  test('init code is free of its own charge before Shanghai', () => {
    expect(intrinsicGas({ ...PLAIN, to: null, input: new Uint8Array(33) }, { shanghai: false })).toBe(53_132n);
  });

  test('the floor is 10 per zero byte and 40 per other byte', () => {
    expect(floorDataGas({ input: new Uint8Array([0, 1]) })).toBe(21_050n);
  });
});
