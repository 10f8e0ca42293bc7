/**
 * Block headers and blocks as Ethereum shows them: the wire objects, and the RLP that gives a block its `size`. The chain keeps no such
 * header; its hash is the consensus engine's and not the hash of this encoding.
 */
import type { Address, Block, Bytes256, Hash, Header, Nonce8 } from '../../generated/types.js';
import { bigIntToBytes, decodeData, encodeHash, encodeQuantity } from './hex.js';
import { keccak } from './keccak.js';
import { decodeRlp, encodedLength, encodeRlp, type RlpItem } from './rlp.js';
import { emptyRoot } from './trie.js';

/** What is known of a block once its transactions are decoded. */
export interface HeaderFields {
  number: number;
  hash: Hash;
  parentHash: Hash;
  miner: Address;
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  logsBloom: Bytes256;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Whole seconds since the epoch. */
  timestamp: number;
  /** Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
  /** What PREVRANDAO answers in a simulated block; left out for the chain's own blocks, which show zero. */
  mixHash?: Hash;
  /** Which forks are active, and so which fields the header has. */
  forks: { shanghai: boolean; cancun: boolean; prague: boolean };
}

const NO_BYTES = new Uint8Array(0);
const zeroHash = encodeHash(new Uint8Array(32));
const ZERO_NONCE = '0x0000000000000000' as Nonce8;
const emptyUncles = encodeHash(keccak(encodeRlp([])));
/** SHA-256 of nothing: the hash over an empty list of requests (EIP-7685). */
const EMPTY_REQUESTS = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' as Hash;

/** The wire object of a header. */
export function headerObject(fields: HeaderFields): Header {
  return {
    number: encodeQuantity(fields.number),
    hash: fields.hash,
    parentHash: fields.parentHash,
    nonce: ZERO_NONCE,
    mixHash: fields.mixHash ?? zeroHash,
    sha3Uncles: emptyUncles,
    logsBloom: fields.logsBloom,
    stateRoot: fields.stateRoot,
    miner: fields.miner,
    difficulty: encodeQuantity(0),
    extraData: '0x' as Header['extraData'],
    gasLimit: encodeQuantity(fields.gasLimit),
    gasUsed: encodeQuantity(fields.gasUsed),
    timestamp: encodeQuantity(fields.timestamp),
    transactionsRoot: fields.transactionsRoot,
    receiptsRoot: fields.receiptsRoot,
    ...(fields.baseFeePerGas === null ? {} : { baseFeePerGas: encodeQuantity(fields.baseFeePerGas) }),
    ...forkFields(fields.forks),
  };
}

/** The fields that a fork added. Blocks here have no withdrawals, blobs, beacon root or requests, so their values never change. */
function forkFields({ shanghai, cancun, prague }: HeaderFields['forks']): Partial<Header> {
  const zero = encodeQuantity(0);
  return {
    ...(shanghai ? { withdrawalsRoot: emptyRoot } : {}),
    ...(cancun ? { blobGasUsed: zero, excessBlobGas: zero, parentBeaconBlockRoot: zeroHash } : {}),
    ...(prague ? { requestsHash: EMPTY_REQUESTS } : {}),
  };
}

/** The block object but for its `transactions`, which whoever serves it appends as the last member. */
export function blockObject(fields: HeaderFields, rawTransactions: Uint8Array[]): Omit<Block, 'transactions'> {
  return {
    ...headerObject(fields),
    totalDifficulty: encodeQuantity(0),
    size: encodeQuantity(encodedLength(blockItem(fields, rawTransactions))),
    uncles: [],
    ...(fields.forks.shanghai ? { withdrawals: [] } : {}),
  };
}

/** RLP of a header. */
export function encodeHeader(fields: HeaderFields): Uint8Array {
  return encodeRlp(headerItem(fields));
}

/** RLP of a block: header, transactions, uncles, and withdrawals where the fork has them. */
export function encodeBlock(fields: HeaderFields, rawTransactions: Uint8Array[]): Uint8Array {
  return encodeRlp(blockItem(fields, rawTransactions));
}

function blockItem(fields: HeaderFields, rawTransactions: Uint8Array[]): RlpItem {
  // In a block body a legacy transaction is the list itself, a typed one a byte string around its bytes (EIP-2718).
  const transactions = rawTransactions.map((raw) => ((raw[0] ?? 0) >= 0xc0 ? decodeRlp(raw) : raw));
  return [headerItem(fields), transactions, [], ...(fields.forks.shanghai ? [[]] : [])];
}

function headerItem(fields: HeaderFields): RlpItem {
  const { parentHash, miner, stateRoot, transactionsRoot, receiptsRoot, logsBloom } = fields;
  const hashes = [parentHash, emptyUncles, miner, stateRoot, transactionsRoot, receiptsRoot, logsBloom].map(decodeData);
  const integers = [0n, BigInt(fields.number), fields.gasLimit, fields.gasUsed, BigInt(fields.timestamp)];
  const rest = [NO_BYTES, decodeData(fields.mixHash ?? zeroHash), decodeData(ZERO_NONCE)];
  return [...hashes, ...integers.map(bigIntToBytes), ...rest, ...optionalItems(fields)];
}

/** Fields are added in the order of the forks; one that is missing before a later one stands as an empty string. */
function optionalItems({ baseFeePerGas, forks }: HeaderFields): RlpItem[] {
  const items: (Uint8Array | null)[] = [
    baseFeePerGas === null ? null : bigIntToBytes(baseFeePerGas),
    forks.shanghai ? decodeData(emptyRoot) : null,
    ...(forks.cancun ? [NO_BYTES, NO_BYTES, decodeData(zeroHash)] : [null, null, null]),
    forks.prague ? decodeData(EMPTY_REQUESTS) : null,
  ];
  const last = items.findLastIndex((item) => item !== null);
  return items.slice(0, last + 1).map((item) => item ?? NO_BYTES);
}
