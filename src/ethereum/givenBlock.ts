import type { Address, Hash } from '../../generated/types.js';
import { decodeRlp, encodeRlp, RlpError, type RlpItem } from './encoding/rlp.js';
import { bytesToBigInt, encodeAddress, encodeHash } from './hex.js';
import { keccakHash } from './keccak.js';

/** A block that a client has sent as RLP. */
export interface GivenBlock {
  number: number;
  /** Hash of the header's RLP, as on Ethereum; a block of this chain has another. */
  hash: Hash;
  parentHash: Hash;
  miner: Address;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Whole seconds since the epoch. */
  timestamp: number;
  mixHash: Hash;
  /** Wei; null where the header has no such field. */
  baseFeePerGas: bigint | null;
  /** Canonical signed bytes. */
  rawTransactions: Uint8Array[];
}

/** Places of a header's fields; source: https://github.com/ethereum/execution-specs, `Header`. */
const FIELD = { parentHash: 0, miner: 2, number: 8, gasLimit: 9, gasUsed: 10, timestamp: 11, mixHash: 13, baseFee: 15 };
const MIN_FIELDS = 15;

/** Decodes a block. Throws RlpError. */
export function decodeGivenBlock(rlp: Uint8Array): GivenBlock {
  const block = decodeRlp(rlp);
  const [header, transactions, uncles] = listOf(block, 'types.Block');
  const fields = listOf(header, 'types.Header');
  if (fields.length < MIN_FIELDS || uncles === undefined) throw new RlpError('rlp: too few elements for types.Block');
  const bytes = (place: number, size: number): Uint8Array => {
    const item = fields[place];
    if (item instanceof Uint8Array && item.length <= size) return item;
    throw new RlpError(`rlp: wrong size of field ${place} of types.Header`);
  };
  const exact = (place: number, size: number): Uint8Array => {
    const item = bytes(place, size);
    if (item.length !== size) throw new RlpError(`rlp: wrong size of field ${place} of types.Header`);
    return item;
  };
  const count = (place: number): number => {
    const value = bytesToBigInt(bytes(place, 8));
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RlpError(`rlp: field ${place} of types.Header is too large`);
    return Number(value);
  };
  return {
    number: count(FIELD.number),
    hash: keccakHash(encodeRlp(fields)),
    parentHash: encodeHash(exact(FIELD.parentHash, 32)),
    miner: encodeAddress(exact(FIELD.miner, 20)),
    gasLimit: bytesToBigInt(bytes(FIELD.gasLimit, 8)),
    gasUsed: bytesToBigInt(bytes(FIELD.gasUsed, 8)),
    timestamp: count(FIELD.timestamp),
    mixHash: encodeHash(exact(FIELD.mixHash, 32)),
    baseFeePerGas: fields.length > FIELD.baseFee ? bytesToBigInt(bytes(FIELD.baseFee, 32)) : null,
    // A legacy transaction is a list, a typed one a byte string that holds its bytes (EIP-2718).
    rawTransactions: listOf(transactions, 'types.Transactions').map((item) =>
      item instanceof Uint8Array ? item : encodeRlp(item),
    ),
  };
}

function listOf(item: RlpItem | undefined, of: string): RlpItem[] {
  if (item === undefined || item instanceof Uint8Array) throw new RlpError(`rlp: expected input list for ${of}`);
  return item;
}
