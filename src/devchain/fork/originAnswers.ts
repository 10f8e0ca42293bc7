/** Checks and decodes what the origin of a fork answers: it may be any program. */
import type { Address, Hash } from '../../../generated/types.js';
import { decodeData, normalizeAddress, normalizeHash } from '../../ethereum/hex.js';
import { OriginFailure } from './originErrors.js';

/** The fields of a block that a fork begins with. */
export interface OriginBlock {
  number: number;
  hash: Hash;
  parentHash: Hash;
  timestamp: number;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Wei; null before London. */
  baseFeePerGas: bigint | null;
  miner: Address;
}

/** A QUANTITY. `what` names the value in the error. */
export function readQuantity(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return BigInt(value);
  throw nonsense(what, 'a quantity', value);
}

/** A QUANTITY within 2^53. */
export function readNumber(value: unknown, what: string): number {
  const number = Number(readQuantity(value, what));
  if (Number.isSafeInteger(number)) return number;
  throw nonsense(what, 'a number', value);
}

/** DATA of any length. */
export function readBytes(value: unknown, what: string): Uint8Array {
  // A pattern for the whole text would need a step back for each digit.
  const isHex = typeof value === 'string' && value.startsWith('0x') && !/[^0-9a-fA-F]/.test(value.slice(2));
  if (isHex && value.length % 2 === 0) return decodeData(value);
  throw nonsense(what, 'bytes', value);
}

/** 32 bytes. */
export function readHash(value: unknown, what: string): Hash {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)) return normalizeHash(value);
  throw nonsense(what, 'a hash', value);
}

/** A block object; null when the origin has no such block. */
export function readBlock(value: unknown): OriginBlock | null {
  if (value === null) return null;
  const block = readObject(value, 'the block');
  const { baseFeePerGas, miner } = block;
  return {
    number: readNumber(block['number'], "the block's number"),
    hash: readHash(block['hash'], "the block's hash"),
    parentHash: readHash(block['parentHash'], "the block's parentHash"),
    timestamp: readNumber(block['timestamp'], "the block's timestamp"),
    gasLimit: readQuantity(block['gasLimit'], "the block's gasLimit"),
    gasUsed: readQuantity(block['gasUsed'], "the block's gasUsed"),
    baseFeePerGas: isMissing(baseFeePerGas) ? null : readQuantity(baseFeePerGas, "the block's baseFeePerGas"),
    miner: readAddress(miner, "the block's miner"),
  };
}

/** An address. */
export function readAddress(value: unknown, what: string): Address {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) return normalizeAddress(value);
  throw nonsense(what, 'an address', value);
}

/** An object, whose members are not looked at. */
export function readObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw nonsense(what, 'an object', value);
  // Every key of an object is text.
  return value as Readonly<Record<string, unknown>>;
}

/** A list, whose items are not looked at. */
export function readList(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw nonsense(what, 'a list', value);
}

/** Whether an object lacks a member: servers leave it out, or say null. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function nonsense(what: string, expected: string, value: unknown): OriginFailure {
  const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  return new OriginFailure(`answers nonsense: expected ${expected} for ${what}, got ${shown}`);
}
