/**
 * What the clients in JavaScript share. A client is a small program that does one step after another and prints a JSON
 * line for each: `{step, ok, reason, ms}`. It exits with 0 also when steps failed.
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const { RPC_URL, WS_URL, CHAIN_ID, PRIVATE_KEY, ADDRESS, TARGET, ARTIFACT, AUTH_SECRET } = process.env;

export const rpcUrl = RPC_URL;
export const wsUrl = WS_URL;
export const chainId = Number(CHAIN_ID);
export const privateKey = PRIVATE_KEY;
export const address = ADDRESS;
/** `dev`, `go` or `anvil`. */
export const target = TARGET;

/** The header that private methods need, with a token that is good for a minute; none where none is needed. */
export function authorization() {
  if (!AUTH_SECRET) return {};
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iat: Math.floor(Date.now() / 1000) })}`;
  const signature = createHmac('sha256', Buffer.from(AUTH_SECRET, 'hex')).update(claims).digest('base64url');
  return { authorization: `Bearer ${claims}.${signature}` };
}

/** The compiled Probe.sol. */
export const { abi, bytecode } = JSON.parse(readFileSync(ARTIFACT, 'utf8'));

export const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef';

/** Runs one step and prints its line. Answers what the step answered; undefined when it failed. */
export async function step(name, run, limitMs = 30_000) {
  const startedAt = performance.now();
  let timer;
  const tooLate = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${limitMs} ms`)), limitMs);
  });
  try {
    const result = await Promise.race([run(), tooLate]);
    report(name, startedAt);
    return result;
  } catch (error) {
    report(name, startedAt, String(error?.stack ?? error));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function report(name, startedAt, reason) {
  const ms = Math.round(performance.now() - startedAt);
  const line = { step: name, ok: reason === undefined, ...(reason !== undefined && { reason }), ms };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function equal(actual, expected, what = 'value') {
  if (actual !== expected) throw new Error(`${what}: expected ${String(expected)}, got ${String(actual)}`);
}

export function check(condition, what) {
  if (!condition) throw new Error(`not so: ${what}`);
}

/** Calls `cause` again and again until `seen` has `count` entries: chains that mine on demand need transactions. */
export async function until(seen, count, cause, pauseMs = 150) {
  while (seen.length < count) {
    await cause?.();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
