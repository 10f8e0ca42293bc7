import { expect, test } from '@jest/globals';
import { toQuantity } from 'ethers';
import { hexToBigInt, numberToHex } from 'viem';
import { ID_LENGTH, createId } from '../../../src/ethereum/randomId.js';

const ids = Array.from({ length: 10_000 }, createId);

test('no id has a leading zero, so an id that became a number is the same text again', () => {
  for (const id of ids) {
    expect(id).toHaveLength(ID_LENGTH);
    expect(toQuantity(BigInt(id))).toBe(id);
    expect(numberToHex(hexToBigInt(id as `0x${string}`))).toBe(id);
  }
});

test('ids differ, and each digit takes every value that it may take', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (let place = 2; place < ID_LENGTH; place++) {
    expect(new Set(ids.map((id) => id[place])).size).toBe(place === 2 ? 15 : 16);
  }
});
