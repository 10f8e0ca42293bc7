import { expect, test } from '@jest/globals';
import { toQuantity } from 'ethers';
import { hexToBigInt, numberToHex } from 'viem';
import { ID_LENGTH, createId, normalizeId } from '../../src/ethereum/randomId.js';

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

test('ids of one value have one form, whatever their case and leading zeros', () => {
  for (const id of ids.slice(0, 100)) expect(normalizeId(id)).toBe(id);
  const forms = ['0xab', '0xAB', '0x00aB', `0x${'0'.repeat(62)}ab`, `0x${'0'.repeat(30)}ab`];
  expect(new Set(forms.map(normalizeId))).toEqual(new Set([`0x${'0'.repeat(30)}ab`]));
});

test('ids of different values have different forms', () => {
  const forms = ['0x0', '0x1', '0x10', `0x1${'0'.repeat(31)}`, `0x1${'0'.repeat(32)}`, `0x${'f'.repeat(64)}`];
  expect(new Set(forms.map(normalizeId)).size).toBe(forms.length);
});
