import { expect, test } from '@jest/globals';
import { ageText, readHead, readHeadResponse } from '../../../../docs-site/client/endpoint/head.js';

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

const FORBIDDEN = 'HTTP 403: the Host or Origin header is not allowed (json-rpc.vhosts, json-rpc.cors-origins).';

test.each([
  [403, 'origin not allowed', FORBIDDEN],
  [403, '{"message":"Forbidden"}', FORBIDDEN],
  [502, '<html>Bad Gateway</html>', 'The server responds with HTTP 502, and not with JSON.'],
  [500, 'null', 'The server responds with HTTP 500.'],
  [200, '<html>Log in</html>', 'The server responds with HTTP 200, and not with JSON.'],
  [200, '', 'The server responds with HTTP 200, and not with JSON.'],
  [429, '{"error":{"message":"rate limit exceeded"}}', 'rate limit exceeded'],
  [200, '{"result":null}', 'The server knows no block yet.'],
])('HTTP %i with %j is shown with what it says', (status, text, problem) => {
  expect(readHeadResponse(status, text)).toEqual({ problem });
});

test('HTTP 200 with a block is the block', () => {
  const text = '{"result":{"number":"0x10","timestamp":"0x6924d000"}}';
  expect(readHeadResponse(200, text)).toEqual({ head: { number: 16n, timestamp: 0x6924d000n } });
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
