/** Checks of an origin's objects. Those that pass are passed on as they are. */
import type { Address, Data, Hash } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { decodeData, encodeData, normalizeAddress, normalizeHash } from '../../ethereum/hex.js';
import { malformed } from './forkOrigin.js';

/** A JSON object of the origin: a block, a transaction, a receipt or a log. */
export type OriginObject = Readonly<Record<string, unknown>>;

/** Null stays null. Throws QueryFailed for anything but an object. */
export function readObject(value: unknown, what: string): OriginObject | null {
  if (value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) throw malformed(`expected an object for ${what}`);
  // Every key of an object is text.
  return value as OriginObject;
}

/** Throws QueryFailed for anything but a list of objects. */
export function readObjects(value: unknown, what: string): OriginObject[] {
  if (!Array.isArray(value)) throw malformed(`expected a list for ${what}`);
  return value.map((item: unknown) => readObject(item, what) ?? {});
}

/** A QUANTITY of an object. */
export function quantityOf(object: OriginObject, name: string): bigint {
  const value = object[name];
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return BigInt(value);
  throw malformed(`expected a quantity for ${name}`);
}

/** A QUANTITY within 2^53. */
export function numberOf(object: OriginObject, name: string): number {
  const number = Number(quantityOf(object, name));
  if (Number.isSafeInteger(number)) return number;
  throw malformed(`expected a number for ${name}`);
}

/** 32 bytes of an object. */
export function hashOf(object: OriginObject, name: string): Hash {
  const value = object[name];
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)) return normalizeHash(value);
  throw malformed(`expected a hash for ${name}`);
}

/** DATA of any length in lower case; null for anything else. */
export function dataOf(value: unknown): Data | null {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !value.startsWith('0x')) return null;
  // A pattern for the whole text would need a step back for each digit.
  return /[^0-9a-fA-F]/.test(value.slice(2)) ? null : encodeData(decodeData(value));
}

/** Throws QueryFailed for an object of another block, or without its number. Null stays null. */
export function ofBlock<T extends OriginObject | null>(object: T, name: string, blockNumber: number): T {
  if (object !== null && numberOf(object, name) !== blockNumber) throw malformed(`another block than ${blockNumber}`);
  return object;
}

/** Throws QueryFailed for an object with another hash, or without one. Null stays null. */
export function ofHash<T extends OriginObject | null>(object: T, name: string, hash: string): T {
  if (object !== null && hashOf(object, name) !== hash) throw malformed(`another ${name} than ${hash}`);
  return object;
}

/** The figures of a block, with the tips of its transactions. `block` holds its transactions as objects. */
export function summarize(block: OriginObject, receipts: OriginObject[]): BlockSummary {
  const baseFeePerGas = typeof block['baseFeePerGas'] === 'string' ? quantityOf(block, 'baseFeePerGas') : null;
  const miner = addressOf(block, 'miner');
  return {
    number: numberOf(block, 'number'),
    hash: hashOf(block, 'hash'),
    parentHash: hashOf(block, 'parentHash'),
    timestamp: numberOf(block, 'timestamp'),
    timestampNanos: 0,
    miner,
    proposerAddress: miner,
    gasLimit: quantityOf(block, 'gasLimit'),
    gasUsed: quantityOf(block, 'gasUsed'),
    baseFeePerGas,
    nextBaseFeePerGas: null,
    blockGas: null,
    ...(typeof block['mixHash'] === 'string' && { prevRandao: hashOf(block, 'mixHash') }),
    transactionCount: readObjects(block['transactions'], 'transactions').length,
    rewards: rewardsOf(receipts, baseFeePerGas ?? 0n),
  };
}

/** The tips that the transactions paid. */
function rewardsOf(receipts: OriginObject[], baseFee: bigint): BlockSummary['rewards'] {
  return receipts.map((receipt) => {
    const price = typeof receipt['effectiveGasPrice'] === 'string' ? quantityOf(receipt, 'effectiveGasPrice') : 0n;
    return { tip: price > baseFee ? price - baseFee : 0n, gasUsed: quantityOf(receipt, 'gasUsed') };
  });
}

function addressOf(object: OriginObject, name: string): Address {
  const value = object[name];
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) return normalizeAddress(value);
  throw malformed(`expected an address for ${name}`);
}
