import { describe, expect, test } from '@jest/globals';
import { encodedArray, encodedLongArray } from '../../../src/json/encodedJson.js';
import { immediatesDuring } from '../../support/eventLoop.js';

const items = (count: number): Uint8Array[] => Array.from({ length: count }, (_, n) => Buffer.from(`"${n}"`));

describe('an array of encoded values', () => {
  test.each([0, 1, 2, 300_000])('of %i items is the same in one go and in slices', async (count) => {
    const expected = JSON.stringify(Array.from({ length: count }, (_, n) => String(n)));
    expect(encodedArray(items(count)).toString() === expected).toBe(true);
    expect((await encodedLongArray(items(count))).toString() === expected).toBe(true);
  });

  test('of many items lets others run', async () => {
    const many = items(1_000_000);
    expect(await immediatesDuring(() => encodedLongArray(many))).toBeGreaterThan(1);
  });

  test('is not made to its end once the client has left', async () => {
    const leaving = new AbortController();
    setImmediate(() => leaving.abort(new Error('left')));
    await expect(encodedLongArray(items(1_000_000), leaving.signal)).rejects.toThrow('left');
  });
});
