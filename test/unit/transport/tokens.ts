/** Tokens made by hand as RFC 7515 says, so that they are held against a second implementation. */
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
const OTHER_SECRET = new Uint8Array(32).fill(9);

/** Writes the secret as `--json-rpc.auth-secret` reads it. Answers the path of the file. */
export function secretFileIn(folder: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, Buffer.from(SECRET).toString('hex'), { mode: 0o600 });
  return path;
}

/** Seconds since the epoch. */
export function now(): number {
  return Math.floor(Date.now() / 1_000);
}

/** A part of a token: the text, or the JSON of a value, in base64url. */
export function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** Header and payload with their signature. */
export function signed(headerAndPayload: string, secret = SECRET, hash = 'sha256'): string {
  return `${headerAndPayload}.${createHmac(hash, secret).update(headerAndPayload).digest('base64url')}`;
}

/** A token with these claims. */
export function tokenOf(claims: unknown, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  return signed(`${part(header)}.${part(claims)}`);
}

/** A token that is good for a minute. */
export function goodToken(): string {
  return tokenOf({ iat: now() });
}

/** Tokens that must be refused, and what the refusal says. */
export function badTokens(): [name: string, token: string, says: RegExp][] {
  const [header, payload, signature] = goodToken().split('.') as [string, string, string];
  const unsigned = `${part({ alg: 'none' })}.${part({ iat: now() })}`;
  const invalid = /: this one is not$/;
  return [
    ['another secret', signed(`${header}.${payload}`, OTHER_SECRET), invalid],
    ['an empty secret', signed(`${header}.${payload}`, new Uint8Array(0)), invalid],
    ['a stale iat', tokenOf({ iat: now() - 120 }), /expired: iat must be within 60 s/],
    ['an iat of the future', tokenOf({ iat: now() + 3_600 }), /from the future: iat must be within 60 s/],
    ['an exp that is over', tokenOf({ iat: now(), exp: now() - 10 }), /expired/],
    ['an nbf to come', tokenOf({ iat: now(), nbf: now() + 3_600 }), invalid],
    ['no iat', tokenOf({ exp: now() + 60 }), invalid],
    ['an iat that is text', tokenOf({ iat: String(now()) }), invalid],
    ['an iat that is null', tokenOf({ iat: null }), invalid],
    ['an iat beyond all numbers', signed(`${header}.${part('{"iat":1e999}')}`), /future/],
    ['an exp that is text', tokenOf({ iat: now(), exp: 'never' }), invalid],
    ['a payload that is a list', tokenOf([now()]), invalid],
    ['a payload that is no JSON', signed(`${header}.${part('{"iat":')}`), invalid],
    ['algorithm none', `${unsigned}.`, invalid],
    ['algorithm none with the signature of HS256', signed(unsigned), invalid],
    ['algorithm None', signed(`${part({ alg: 'None' })}.${payload}`), invalid],
    ['algorithm HS384', signed(`${part({ alg: 'HS384' })}.${payload}`, SECRET, 'sha384'), invalid],
    ['algorithm RS256', tokenOf({ iat: now() }, { alg: 'RS256' }), invalid],
    ['no algorithm', tokenOf({ iat: now() }, { typ: 'JWT' }), invalid],
    ['an extension that must be understood', tokenOf({ iat: now() }, { alg: 'HS256', crit: ['x'], x: 1 }), invalid],
    ['another payload', `${header}.${part({ iat: now(), id: 'x' })}.${signature}`, invalid],
    ['another header', `${part({ alg: 'HS256' })}.${payload}.${signature}`, invalid],
    ['another signature', `${header}.${payload}.${Buffer.alloc(32).toString('base64url')}`, invalid],
    ['half a signature', `${header}.${payload}.${signature.slice(0, 22)}`, invalid],
    ['no signature', `${header}.${payload}.`, invalid],
    ['two parts', `${header}.${payload}`, invalid],
    ['four parts', `${header}.${payload}.${signature}.`, invalid],
    ['nothing', '', invalid],
    ['words', 'let me in', invalid],
    ['5,000 characters', tokenOf({ iat: now(), id: 'x'.repeat(5_000) }), invalid],
  ];
}
