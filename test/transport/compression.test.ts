import { expect, test } from '@jest/globals';
import { negotiateCoding } from '../../src/transport/compression.js';

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
