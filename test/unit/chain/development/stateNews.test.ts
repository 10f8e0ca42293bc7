import { describe, expect, test } from '@jest/globals';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import { decodeEntries, encodeEntries, type StateEntry } from '../../../../src/chain/development/stateNews.js';

const ENTRIES: StateEntry[] = [
  { store: 'evm', key: Uint8Array.of(2, 1), value: Uint8Array.of(1, 2, 3) },
  { store: 'acc', key: Uint8Array.of(1), value: null },
  { store: 'bank', key: new Uint8Array(0), value: new Uint8Array(0) },
  { store: 'evm', key: new Uint8Array(255), value: new Uint8Array(70_000).fill(7) },
];

describe('entries of the stores', () => {
  test('are the same after encoding and decoding, also within a larger buffer', () => {
    const bytes = encodeEntries(ENTRIES);
    expect([...decodeEntries(bytes)]).toEqual(ENTRIES);
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 4);
    expect([...decodeEntries(larger.subarray(4, 4 + bytes.length))]).toEqual(ENTRIES);
    expect([...decodeEntries(encodeEntries([]))]).toEqual([]);
  });

  test('are refused when cut off or of another store', () => {
    const bytes = encodeEntries(ENTRIES.slice(0, 1));
    for (let length = 1; length < bytes.length; length++)
      expect(() => [...decodeEntries(bytes.subarray(0, length))]).toThrow(MalformedAnswer);
    const other = new Uint8Array(bytes);
    other[0] = 9;
    expect(() => [...decodeEntries(other)]).toThrow(MalformedAnswer);
  });
});
