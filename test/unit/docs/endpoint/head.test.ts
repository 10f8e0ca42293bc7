import { expect, test } from '@jest/globals';
import { ageText, readHead } from '../../../../docs-site/client/endpoint/head.js';

test('a block is read with its number and its time', () => {
  expect(readHead({ result: { number: '0x10', timestamp: '0x6924d000' } })).toEqual({
    head: { number: 16n, timestamp: 0x6924d000n },
  });
});

test.each([
  [{ error: { message: 'node unavailable' } }, 'node unavailable'],
  [{ result: null }, 'The server knows no block yet.'],
  [{ result: { number: '<b>', timestamp: '0x1' } }, 'The server knows no block yet.'],
  [{ result: { number: `0x${'f'.repeat(99)}`, timestamp: '0x1' } }, 'The server knows no block yet.'],
  [null, 'The server knows no block yet.'],
])('%j is no block', (body, problem) => {
  expect(readHead(body)).toEqual({ problem });
});

test.each([
  [0, '0 s ago'],
  [-30, '0 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [3_600, '1 h ago'],
  [86_400, 'a day ago'],
  [86_400 * 1_500, '1,500 days ago'],
])('after %i seconds a block is of "%s"', (seconds, text) => {
  const now = 1_764_000_000;
  expect(ageText(BigInt(now - seconds), now * 1000)).toBe(text);
});
