/**
 * What a client may do, by the headers of its request. A bearer token is a JWT in the form of Ethereum's Engine API:
 * HS256, and `iat` at most a minute from now. No method is known here, so neither the result nor its time depends on
 * what is called.
 * https://github.com/ethereum/execution-apis/blob/v1.0.0-beta.4/src/engine/authentication.md
 */
import { createHmac, createSecretKey, timingSafeEqual, webcrypto, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { jwtVerify } from 'jose/jwt/verify';
import type { ClientAddress } from '../jsonrpc/client.js';
import { FULL_ACCESS, PUBLIC_ACCESS, type Access } from '../caller/caller.js';
import { Origins } from './hostAndOrigin.js';

/** Who may do what. */
export interface AuthenticatorOptions {
  /** 32 bytes that tokens are signed with; null when no token can be checked. */
  secret: Uint8Array | null;
  /** True when only this process has the secret, so that clients cannot make tokens. */
  isOwnSecret?: boolean;
  withoutToken: Pick<Access, 'privateMethods' | 'unlockedKeys'>;
  /**
   * Origins of web pages that get the same as other clients without a token, besides those of this machine. Any page
   * that a user opens can reach a server on loopback, so `*` names none.
   */
  origins: readonly string[];
}

/** The access of a client, by the headers of its request. */
export interface Authenticated {
  readonly access: Access;
  /** True for a bearer token that is not valid. */
  readonly hasBadToken: boolean;
}

/** The maximum distance of a token's `iat` from this server's clock, in seconds: required by the Engine API. */
const MAX_TOKEN_AGE_SECONDS = 60;

/** Tokens have about 120 characters. Much longer ones are refused before any work. */
const MAX_TOKEN_CHARACTERS = 4_096;

const WITHOUT_SECRET =
  'needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>';
const WITHOUT_TOKEN = 'needs a bearer token in the Authorization header: halley token prints one';
const UNKNOWN_PAGE =
  'needs a bearer token when a web page of another machine calls: the list of allowed origins (--json-rpc.cors-origins, --allow-origin of halley dev) exempts those that it names, and not those of *';
const BEHIND_PROXY =
  'needs a bearer token when a proxy passes the request on: only clients of the same machine need none here';
const INVALID = 'needs a valid bearer token: this one is not';
const EXPIRED = `needs a bearer token that is not expired: iat must be within ${MAX_TOKEN_AGE_SECONDS} s of this server's clock`;
const FROM_FUTURE = `needs a bearer token that is not from the future: iat must be within ${MAX_TOKEN_AGE_SECONDS} s of this server's clock`;

/** Pages of this machine, as browsers write their origins. */
const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;

/** Loaded only where there is a secret. */
interface Verification {
  verify: typeof jwtVerify;
  key: webcrypto.CryptoKey;
  /** The same key, for the comparison. */
  secret: KeyObject;
}

/** Determines what clients may do. */
export class Authenticator {
  readonly #verification: Verification | null;
  readonly #origins: Origins;
  readonly #ignoresBadTokens: boolean;
  readonly #isOpen: boolean;
  readonly #withoutToken: Authenticated;
  readonly #unknownPage: Authenticated;
  readonly #forwarded: Authenticated;

  private constructor(options: AuthenticatorOptions, verification: Verification | null) {
    const { withoutToken, origins, isOwnSecret = false } = options;
    this.#verification = verification;
    this.#ignoresBadTokens = isOwnSecret;
    this.#origins = new Origins(origins.filter((origin) => origin !== '*'));
    this.#isOpen = withoutToken.privateMethods || withoutToken.unlockedKeys;
    const refusal = verification === null || isOwnSecret ? WITHOUT_SECRET : WITHOUT_TOKEN;
    this.#withoutToken = authenticated({ ...withoutToken, refusal });
    this.#unknownPage = authenticated({
      privateMethods: false,
      unlockedKeys: false,
      refusal: withoutToken.privateMethods ? UNKNOWN_PAGE : refusal,
    });
    // Private methods are open on loopback only, and not for clients behind a proxy.
    this.#forwarded = withoutToken.privateMethods
      ? authenticated({ ...PUBLIC_ACCESS, refusal: BEHIND_PROXY })
      : this.#withoutToken;
  }

  static async create(options: AuthenticatorOptions): Promise<Authenticator> {
    if (options.secret === null) return new Authenticator(options, null);
    const { jwtVerify: verify } = await import('jose/jwt/verify');
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await webcrypto.subtle.importKey('raw', options.secret, algorithm, false, ['verify']);
    return new Authenticator(options, { verify, key, secret: createSecretKey(options.secret) });
  }

  /** Synchronous, and without allocating, for a request without a bearer token. Never rejects. */
  authenticate(request: IncomingMessage, client: ClientAddress): Authenticated | Promise<Authenticated> {
    const { authorization, origin } = request.headers;
    const withoutToken = this.#isOpen ? this.#openTo(client, origin) : this.#withoutToken;
    if (authorization === undefined || this.#verification === null) return withoutToken;
    const token = /^bearer(?: +(.*))?$/is.exec(authorization);
    // Proxies send their own passwords here (`Basic …`).
    if (token === null) return withoutToken;
    // Node.js keeps the first of several headers; a proxy in front may have checked another one.
    if (countOf('authorization', request.rawHeaders) > 1) return this.#refused(withoutToken, INVALID);
    return this.#verify(this.#verification, token[1] ?? '', withoutToken);
  }

  /** The access of a client without a token, on an open server. */
  #openTo({ wasForwarded }: ClientAddress, origin: string | undefined): Authenticated {
    if (wasForwarded) return this.#forwarded;
    return origin === undefined || this.#trusts(origin) ? this.#withoutToken : this.#unknownPage;
  }

  #trusts(origin: string): boolean {
    return LOCAL_ORIGIN.test(origin) || this.#origins.allows(origin);
  }

  async #verify(
    { verify, key, secret }: Verification,
    token: string,
    withoutToken: Authenticated,
  ): Promise<Authenticated> {
    if (token.length > MAX_TOKEN_CHARACTERS || !isSigned(token, secret)) return this.#refused(withoutToken, INVALID);
    try {
      const { iat } = (await verify(token, key, { algorithms: ['HS256'] })).payload;
      if (iat === undefined) return this.#refused(withoutToken, INVALID);
      const age = Date.now() / 1_000 - iat;
      if (Math.abs(age) <= MAX_TOKEN_AGE_SECONDS) return FULL;
      return this.#refused(withoutToken, age > 0 ? EXPIRED : FROM_FUTURE);
    } catch (error) {
      return this.#refused(withoutToken, isExpired(error) ? EXPIRED : INVALID);
    }
  }

  /** A bad token gives the same access as none. */
  #refused(withoutToken: Authenticated, refusal: string): Authenticated {
    if (this.#ignoresBadTokens) return withoutToken;
    return { access: { ...withoutToken.access, refusal }, hasBadToken: true };
  }
}

const FULL = authenticated(FULL_ACCESS);

function authenticated(access: Access): Authenticated {
  return { access, hasBadToken: false };
}

/**
 * Whether the token ends with its HMAC. All bytes are compared, so that the time does not depend on where they differ;
 * Node.js before March 2026 does not do that (CVE-2026-21713).
 */
function isSigned(token: string, secret: KeyObject): boolean {
  const end = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  const expected = createHmac('sha256', secret)
    .update(token.slice(0, Math.max(end, 0)))
    .digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** True for a token with a good signature whose `exp` has passed. */
function isExpired(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
}

/** `rawHeaders` alternates between names and values. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/** A bearer token that a server with the same secret accepts for a minute. */
export async function createToken(secret: Uint8Array): Promise<string> {
  const { SignJWT } = await import('jose/jwt/sign');
  return new SignJWT().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setIssuedAt().sign(secret);
}
