import type { Address, Hash } from '../../generated/types.js';
import { decodeRlp, encodeRlp, RlpError, type RlpItem } from './encoding/rlp.js';
import { bytesToBigInt, encodeAddress, encodeHash } from './hex.js';
import { keccakHash } from './keccak.js';

/** A block that a client has sent as RLP. */
export interface GivenBlock {
  number: number;
  /** Hash of the header's RLP, as on Ethereum; blocks of this chain have other hashes. */
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

/** Positions of a header's fields; source: https://github.com/ethereum/execution-specs, `Header`. */
const FIELD = { parentHash: 0, miner: 2, number: 8, gasLimit: 9, gasUsed: 10, timestamp: 11, mixHash: 13, baseFee: 15 };
const MIN_FIELDS = 15;

/** @throws RlpError */
export function decodeGivenBlock(rlp: Uint8Array): GivenBlock {
  const block = decodeRlp(rlp);
  const [header, transactions, uncles] = listOf(block, 'types.Block');
  const fields = listOf(header, 'types.Header');
  if (fields.length < MIN_FIELDS || uncles === undefined) throw new RlpError('rlp: too few elements for types.Block');
  const bytes = (index: number, maxBytes: number, minBytes = 0): Uint8Array => {
    const item = fields[index];
    if (item instanceof Uint8Array && item.length >= minBytes && item.length <= maxBytes) return item;
    throw new RlpError(`rlp: wrong size of field ${index} of types.Header`);
  };
  const count = (index: number): number => {
    const value = bytesToBigInt(bytes(index, 8));
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RlpError(`rlp: field ${index} of types.Header is too large`);
    return Number(value);
  };
  return {
    number: count(FIELD.number),
    hash: keccakHash(encodeRlp(fields)),
    parentHash: encodeHash(bytes(FIELD.parentHash, 32, 32)),
    miner: encodeAddress(bytes(FIELD.miner, 20, 20)),
    gasLimit: bytesToBigInt(bytes(FIELD.gasLimit, 8)),
    gasUsed: bytesToBigInt(bytes(FIELD.gasUsed, 8)),
    timestamp: count(FIELD.timestamp),
    mixHash: encodeHash(bytes(FIELD.mixHash, 32, 32)),
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
