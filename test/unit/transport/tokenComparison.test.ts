/**
 * How signatures of tokens are compared. `crypto.subtle.verify` ends at the first byte that differs in releases of
 * Node.js before March 2026 (CVE-2026-21713), so no wrong signature may come to it.
 */
import { webcrypto } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { FULL_ACCESS, PUBLIC_ACCESS } from '../../../src/caller/caller.js';
import { Authenticator, type Authenticated } from '../../../src/transport/authenticator.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { goodToken, SECRET } from './tokens.js';

afterEach(() => {
  jest.restoreAllMocks();
});

async function authenticate(token: string): Promise<Authenticated> {
  const authenticator = await Authenticator.create({ secret: SECRET, withoutToken: PUBLIC_ACCESS, origins: [] });
  const authorization = `Bearer ${token}`;
  const request = { headers: { authorization }, rawHeaders: ['Authorization', authorization] };
  // The headers are all that it reads.
  return authenticator.authenticate(request as unknown as IncomingMessage, clientAddress('127.0.0.1', false));
}

test.each([
  ['the first byte', 0],
  ['the last byte', 31],
])('a signature that differs in %s is refused before the comparison of Web Crypto', async (_name, at) => {
  const [header, payload, signature] = goodToken().split('.') as [string, string, string];
  const bytes = Buffer.from(signature, 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const verify = jest.spyOn(webcrypto.subtle, 'verify');
  const { hasBadToken } = await authenticate(`${header}.${payload}.${bytes.toString('base64url')}`);
  expect(hasBadToken).toBe(true);
  expect(verify.mock.calls).toEqual([]);
});

test.each([
  ['that is too short', (signature: string) => signature.slice(0, -4)],
  ['that is too long', (signature: string) => `${signature}AAAA`],
  ['that is missing', () => ''],
])('a signature %s is refused before it, too', async (_name, changed) => {
  const [header, payload, signature] = goodToken().split('.') as [string, string, string];
  const verify = jest.spyOn(webcrypto.subtle, 'verify');
  const { hasBadToken } = await authenticate(`${header}.${payload}.${changed(signature)}`);
  expect([hasBadToken, verify.mock.calls]).toEqual([true, []]);
});

test('a good token is checked by both', async () => {
  const verify = jest.spyOn(webcrypto.subtle, 'verify');
  const { access, hasBadToken } = await authenticate(goodToken());
  expect([access, hasBadToken]).toEqual([FULL_ACCESS, false]);
  expect(verify.mock.calls).toHaveLength(1);
});
