import type { Caller } from '../../../src/caller/caller.js';
import { MalformedAnswer } from '../../../src/chain/chainErrors.js';
import { nextSlice, sliceIsOver } from '../../../src/concurrency/timeSlice.js';
import { encodeQuantity } from '../../../src/ethereum/hex.js';
import { parseBytes } from '../../../src/tracing/make/nodeJson.js';
import type { JsonWriter } from '../../../src/json/jsonWriter.js';
import { isObject } from '../../../src/json/jsonValue.js';

/** An account of prestateTracer: empty fields are missing. */
export interface TracedAccount {
  balance?: string;
  nonce?: number;
  code?: string;
  /** 32 zero bytes where code was removed. */
  codeHash?: string;
  storage?: Record<string, string>;
}

/** Accounts by address. */
export type TracedAccounts = Record<string, TracedAccount>;

/** The accounts that a transaction changed, before it, and the changed fields after it. */
export interface PrestateDiff {
  pre: TracedAccounts;
  post: TracedAccounts;
}

const ZERO_WORD = `0x${'0'.repeat(64)}`;
const ADDRESS = /^0x[0-9a-f]{40}$/;
const WORD = /^0x[0-9a-f]{64}$/;
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/;
const DATA = /^0x[0-9a-f]*$/;

/** Reads the trace of prestateTracer without `diffMode`. Rejects with MalformedAnswer. */
export async function readAccounts(json: Uint8Array, caller: Caller): Promise<TracedAccounts> {
  return checkAccounts(await parseBytes(json, caller.signal), caller);
}

/** Reads the trace of prestateTracer with `diffMode`. Rejects with MalformedAnswer. */
export async function readPrestateDiff(json: Uint8Array, caller: Caller): Promise<PrestateDiff> {
  const { pre, post } = objectOf(await parseBytes(json, caller.signal));
  return { pre: await checkAccounts(pre, caller), post: await checkAccounts(post, caller) };
}

/**
 * Writes `stateDiff`: the difference of each changed account, by address. A field is `=` where it did not change, `+`
 * with the value of a new account, `-` with that of a removed one, and `*` with both values of one that changed. An
 * empty account counts as none (EIP-161). Slots of an account that existed before are always `*`, as in OpenEthereum.
 */
export async function writeStateDiff({ pre, post }: PrestateDiff, writer: JsonWriter, caller: Caller) {
  const addresses = [...new Set([...Object.keys(pre), ...Object.keys(post)])].sort();
  let separator = '{';
  for (const address of addresses) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const difference = differenceOf(pre[address], post[address]);
    if (difference === null) continue;
    writer.write(`${separator}"${address}":${JSON.stringify(difference)}`);
    separator = ',';
  }
  writer.write(separator === '{' ? '{}' : '}');
}

/** Null where the account exists neither before nor after. */
function differenceOf(before: TracedAccount | undefined, after: TracedAccount | undefined): object | null {
  const existed = before !== undefined && !isEmpty(before);
  if (existed && after !== undefined) return changed(before, after);
  if (existed) return whole('-', before);
  return after === undefined ? null : whole('+', after);
}

function isEmpty({ balance = '0x0', nonce = 0, code = '0x' }: TracedAccount): boolean {
  return balance === '0x0' && nonce === 0 && code === '0x';
}

function whole(sign: '+' | '-', { balance = '0x0', nonce = 0, code = '0x', storage = {} }: TracedAccount): object {
  return {
    balance: { [sign]: balance },
    code: { [sign]: code },
    nonce: { [sign]: encodeQuantity(nonce) },
    storage: Object.fromEntries(Object.entries(storage).map(([slot, value]) => [slot, { [sign]: value }])),
  };
}

function changed(before: TracedAccount, after: TracedAccount): object {
  const { balance = '0x0', nonce = 0, code = '0x' } = before;
  const newCode = after.code ?? (after.codeHash === ZERO_WORD ? '0x' : code);
  return {
    balance: fieldOf(balance, after.balance ?? balance),
    code: fieldOf(code, newCode),
    nonce: fieldOf(encodeQuantity(nonce), encodeQuantity(after.nonce ?? nonce)),
    storage: changedStorage(before.storage ?? {}, after.storage ?? {}),
  };
}

function fieldOf(from: string, to: string): object | '=' {
  return from === to ? '=' : { '*': { from, to } };
}

/** The tracer shows only changed slots, without zeros. */
function changedStorage(before: Record<string, string>, after: Record<string, string>): object {
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    slots.map((slot) => [slot, { '*': { from: before[slot] ?? ZERO_WORD, to: after[slot] ?? ZERO_WORD } }]),
  );
}

async function checkAccounts(value: unknown, caller: Caller): Promise<TracedAccounts> {
  const accounts = objectOf(value);
  for (const [address, account] of Object.entries(accounts)) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    if (!ADDRESS.test(address) || !isAccount(account)) throw new MalformedAnswer(`a traced account is none`);
  }
  // Each account was checked.
  return accounts as TracedAccounts;
}

function isAccount(value: unknown): boolean {
  const { balance, nonce, code, codeHash, storage } = objectOf(value);
  return (
    isAbsentOr(QUANTITY, balance) &&
    (nonce === undefined || (typeof nonce === 'number' && nonce >= 0)) &&
    isAbsentOr(DATA, code) &&
    isAbsentOr(WORD, codeHash) &&
    (storage === undefined ||
      Object.entries(objectOf(storage)).every(([slot, word]) => WORD.test(slot) && isAbsentOr(WORD, word)))
  );
}

function isAbsentOr(pattern: RegExp, value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && pattern.test(value));
}

function objectOf(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new MalformedAnswer('an account trace has something other than an object');
}
