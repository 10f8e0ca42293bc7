import { expect, test } from '@jest/globals';
import { bytesToHex } from 'viem';
import { encodeLongData } from '../../../../src/cosmos/queries/applicationQueries.js';
import { immediatesDuring } from '../../../support/eventLoop.js';

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])('%i bytes become DATA', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 251);
  expect(await encodeLongData(bytes, new AbortController().signal)).toBe(bytesToHex(bytes));
});

test('others are served while megabytes become hex', async () => {
  const bytes = new Uint8Array(24_000_000).fill(0xab);
  let text = '';
  const turns = await immediatesDuring(async () => {
    text = await encodeLongData(bytes, new AbortController().signal);
  });
  expect([text.length, text.slice(0, 6)]).toEqual([48_000_002, '0xabab']);
  expect(turns).toBeGreaterThan(0);
});

test('ends when nobody waits for it', async () => {
  const leaving = new AbortController();
  const encoding = encodeLongData(new Uint8Array(64_000_000), leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(encoding).rejects.toThrow('gone');
});
