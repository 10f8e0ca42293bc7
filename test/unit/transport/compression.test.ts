import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compress, negotiateCoding } from '../../../src/transport/compression.js';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.8', 'br'],
  ['gzip;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['gzip;q=abc', null],
  ['zstd, x-unknown', null],
] as const)('Accept-Encoding %p is answered with %p', (accepted, coding) => {
  expect(negotiateCoding(accepted)).toBe(coding);
});

test('an answer is compressed when somebody waits for it, and not otherwise', async () => {
  const text = '{"result":"0x00"}'.repeat(1_000);
  expect(gunzipSync((await compress(text, 'gzip', () => true))!).toString()).toBe(text);
  expect(await compress(text, 'gzip', () => false)).toBeNull();
});

test('more answers than are compressed at one time are all compressed', async () => {
  const texts = Array.from({ length: 10 }, (_, i) => `${i}`.repeat(10_000));
  const compressed = await Promise.all(texts.map((text) => compress(text, 'gzip', () => true)));
  expect(compressed.map((bytes) => gunzipSync(bytes!).toString())).toEqual(texts);
});
