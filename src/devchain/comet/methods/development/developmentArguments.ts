/**
 * Decoders for the parameters of `dev_*` methods: numbers come as JSON numbers, decimal text or 0x text; bytes,
 * addresses and hashes as 0x text. Each throws CometRpcError (-32602) that names the parameter.
 */
import { FAULT_NAMES, type Fault, type FaultName } from '../../../../chain/development/faults.js';
import { decodeData } from '../../../../ethereum/hex.js';
import type { Forking } from '../../../application.js';
import { base64Bytes } from '../../blocks/blockJson.js';
import { invalidParams } from '../../server/cometRpcError.js';

/** A decoder that returns null for a missing parameter. */
export function optional<T>(decode: (name: string, value: unknown) => T): (name: string, value: unknown) => T | null {
  return (name, value) => (isMissing(value) ? null : decode(name, value));
}

/** Any JSON value, which the method itself looks at. */
export function readJson(_name: string, value: unknown): unknown {
  return value;
}

/** An integer from 0 to 2^53 - 1. */
export function readCount(name: string, value: unknown): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  const number = isWhole ? value : Number(readAmount(name, value));
  if (!Number.isSafeInteger(number)) throw wrong(name, value, 'an integer of at most 2^53 - 1');
  return number;
}

/** An integer from 0 to 2^256 - 1. */
export function readAmount(name: string, value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)) {
    const amount = BigInt(value);
    if (amount < 2n ** 256n) return amount;
  }
  throw wrong(name, value, 'an integer from 0 to 2^256 - 1');
}

/** A decoder of an integer between two bounds, both included. */
export function amountWithin(least: bigint, most: bigint): (name: string, value: unknown) => bigint {
  return (name, value) => {
    const amount = readAmount(name, value);
    if (amount < least || amount > most) throw wrong(name, value, `an integer from ${least} to ${most}`);
    return amount;
  };
}

/** The longest delay of a Node.js timer; a longer one fires at once. */
const MAX_INTERVAL_SECONDS = Math.floor((2 ** 31 - 1) / 1000);

/** Seconds, also with decimals, up to the longest delay of a timer. */
export function readInterval(name: string, value: unknown): number {
  const seconds = typeof value === 'number' && value >= 0 ? value : readCount(name, value);
  if (seconds > MAX_INTERVAL_SECONDS) throw wrong(name, value, `at most ${MAX_INTERVAL_SECONDS} seconds`);
  return seconds;
}

/** A JSON boolean. */
export function readBoolean(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw wrong(name, value, 'true or false');
}

/** A JSON boolean; false when it is missing. */
export function readFlag(name: string, value: unknown): boolean {
  return !isMissing(value) && readBoolean(name, value);
}

/** Bytes as base64 text; what is no digit of it is passed over, as Node.js does. */
export function readBase64(name: string, value: unknown): Uint8Array {
  if (typeof value === 'string') return base64Bytes(value);
  throw wrong(name, value, 'bytes as base64 text');
}

/** Bytes of any length as 0x text. */
export function readBytes(name: string, value: unknown): Uint8Array {
  return decodeData(readHex(name, value, null));
}

/** A hash of 32 bytes, in lower case. */
export function readHash(name: string, value: unknown): string {
  return readHex(name, value, 32);
}

/** An address, in lower case. */
export function readAddress(name: string, value: unknown): string {
  return readHex(name, value, 20);
}

function readHex(name: string, value: unknown, length: number | null): string {
  const digits = length === null ? '*' : `{${length}}`;
  if (typeof value === 'string' && new RegExp(`^0x([0-9a-fA-F]{2})${digits}$`).test(value)) return value.toLowerCase();
  throw wrong(name, value, length === null ? 'bytes as 0x text' : `${length} bytes as 0x text`);
}

/** A storage word: up to 64 hex digits after 0x, padded with zeros on the left to 32 bytes. */
export function readWord(name: string, value: unknown): string {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) {
    return `0x${value.slice(2).toLowerCase().padStart(64, '0')}`;
  }
  throw wrong(name, value, 'up to 32 bytes as 0x text');
}

/** A URL of a JSON-RPC server. */
export function readUrl(_name: string, url: unknown): string {
  if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw invalidParams('url: expected a URL that begins with http:// or https://');
}

/** What `dev_reset` is asked to fork. */
export function readForking(name: string, value: unknown): Forking {
  if (typeof value !== 'object' || value === null) throw invalidParams(`${name}: expected an object`);
  const { url, blockNumber }: { url?: unknown; blockNumber?: unknown } = value;
  return { url: optional(readUrl)('url', url), blockNumber: optional(readCount)('blockNumber', blockNumber) };
}

/** The name of a fault. The error for any other text lists the known names. */
export function readFaultName(name: string, value: unknown): FaultName {
  const found = FAULT_NAMES.find((known) => known === value);
  if (found === undefined) throw wrong(name, value, `one of ${FAULT_NAMES.join(', ')}`);
  return found;
}

/** A fault from the parameters of `dev_fault`; missing parameters stay missing. */
export function readFault(json: Record<string, unknown>): Fault {
  const fault: Fault = { fault: readFaultName('fault', json['fault']) };
  for (const name of ['ms', 'times', 'from', 'to', 'below'] as const) {
    if (!isMissing(json[name])) fault[name] = readCount(name, json[name]);
  }
  const methods = json['methods'];
  if (!isMissing(methods)) {
    if (!Array.isArray(methods) || !methods.every((method) => typeof method === 'string')) {
      throw wrong('methods', methods, 'a list of method names');
    }
    fault.methods = methods;
  }
  if (fault.fault === 'slow' && fault.ms === undefined) throw wrong('ms', undefined, 'how many milliseconds');
  if (fault.fault === 'pruned' && !fault.below) throw wrong('below', fault.below, 'a height of at least 1');
  return fault;
}

/** Null counts as missing. */
export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function wrong(name: string, value: unknown, expected: string): Error {
  const seen = JSON.stringify(value)?.slice(0, 100) ?? 'nothing';
  return invalidParams(`${name}: expected ${expected}, got ${seen}`);
}
