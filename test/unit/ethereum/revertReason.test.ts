import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AbiCoder, id } from 'ethers';
import { revertReason } from '../../../src/ethereum/revertReason.js';

const encode = (signature: string, types: string[], values: unknown[]) =>
  id(signature).slice(0, 10) + AbiCoder.defaultAbiCoder().encode(types, values).slice(2);

describe('the revert reason', () => {
  test('is the text of Error(string)', () => {
    expect(revertReason(encode('Error(string)', ['string'], ['not enough: é']))).toBe('not enough: é');
    expect(revertReason(encode('Error(string)', ['string'], ['']))).toBe('');
  });

  test.each([
    [0x01, 'assert(false)'],
    [0x11, 'arithmetic underflow or overflow'],
    [0x12, 'division or modulo by zero'],
    [0x32, 'out-of-bounds access of an array or bytesN'],
    [0x99, 'unknown panic code: 0x99'],
  ])('is the meaning of panic code %d', (code, reason) => {
    expect(revertReason(encode('Panic(uint256)', ['uint256'], [code]))).toBe(reason);
  });

  test('is null for custom errors and for no data', () => {
    expect(revertReason(encode('Custom(uint256)', ['uint256'], [1]))).toBeNull();
    expect(revertReason('0x')).toBeNull();
  });

  test('is null for offsets and lengths outside the data', () => {
    expect(revertReason(`0x08c379a0${'f'.repeat(64)}`)).toBeNull();
    expect(revertReason(`0x08c379a0${'20'.padStart(64, '0')}${'ff'.padStart(64, '0')}`)).toBeNull();
  });

  test('never throws, whatever a contract returns', () => {
    fc.assert(
      fc.property(fc.constantFrom('08c379a0', '4e487b71', ''), fc.uint8Array({ maxLength: 200 }), (selector, bytes) => {
        revertReason(`0x${selector}${Buffer.from(bytes).toString('hex')}`);
      }),
    );
  });
});
