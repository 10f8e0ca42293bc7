/**
 * Block headers and blocks in Ethereum's form: the wire objects, and the RLP that determines a block's `size`. The
 * chain has no such header: its block hash comes from the consensus engine and is not the hash of this encoding.
 */
import type { Address, Block, Bytes256, Hash, Header, PendingHeader, Withdrawal } from '../../generated/types.js';
import { ZERO_ADDRESS } from './address.js';
import {
  bigIntToBytes,
  decodeData,
  decodeQuantity,
  encodeData,
  encodeNonce,
  encodeQuantity,
  NO_BYTES,
  normalizeHash,
  ZERO_HASH,
} from './hex.js';
import { decodeRlp, encodedLength, encodeRlp, type RlpItem } from './encoding/rlp.js';
import { EMPTY_ROOT } from './encoding/trie.js';
import { keccakHashOnce } from './keccak.js';

/** A block's header, once its transactions are decoded. */
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
  /** PREVRANDAO of a simulated block, or set by hand. Other blocks omit it and show zero. */
  mixHash?: Hash;
  /** The active forks, which decide which fields the header has. */
  forks: { shanghai: boolean; cancun: boolean; prague: boolean };
}

const ZERO_NONCE = encodeNonce(new Uint8Array(8));
const EMPTY_UNCLES = keccakHashOnce(encodeRlp([]));
/** SHA-256 of nothing: the hash over an empty list of requests (EIP-7685). */
const EMPTY_REQUESTS = normalizeHash('0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');

/** The wire object of a header. */
export function headerObject(fields: HeaderFields): Header {
  return {
    number: encodeQuantity(fields.number),
    hash: fields.hash,
    parentHash: fields.parentHash,
    nonce: ZERO_NONCE,
    mixHash: fields.mixHash ?? ZERO_HASH,
    sha3Uncles: EMPTY_UNCLES,
    logsBloom: fields.logsBloom,
    stateRoot: fields.stateRoot,
    miner: fields.miner,
    difficulty: encodeQuantity(0),
    extraData: encodeData(NO_BYTES),
    gasLimit: encodeQuantity(fields.gasLimit),
    gasUsed: encodeQuantity(fields.gasUsed),
    timestamp: encodeQuantity(fields.timestamp),
    transactionsRoot: fields.transactionsRoot,
    receiptsRoot: fields.receiptsRoot,
    ...(fields.baseFeePerGas === null ? {} : { baseFeePerGas: encodeQuantity(fields.baseFeePerGas) }),
    ...forkFields(fields.forks),
  };
}

/** The fields that the active forks added; their values never change here. */
function forkFields({ shanghai, cancun, prague }: HeaderFields['forks']): Partial<Header> {
  const zero = encodeQuantity(0);
  return {
    ...(shanghai ? { withdrawalsRoot: EMPTY_ROOT } : {}),
    ...(cancun ? { blobGasUsed: zero, excessBlobGas: zero, parentBeaconBlockRoot: ZERO_HASH } : {}),
    ...(prague ? { requestsHash: EMPTY_REQUESTS } : {}),
  };
}

/** The block object without its `transactions`, which the caller appends as the last member. */
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
  return encodeHeaderObject(headerObject(fields));
}

/** RLP of a block: header, transactions, uncles, and withdrawals from Shanghai on. */
export function encodeBlock(fields: HeaderFields, rawTransactions: Uint8Array[]): Uint8Array {
  return encodeRlp(blockItem(fields, rawTransactions));
}

/** RLP of a header from its wire object; unknown fields of a pending one are zero. */
export function encodeHeaderObject(header: Header | PendingHeader): Uint8Array {
  return encodeRlp(headerItem(header));
}

/** RLP of a block from its wire object, without uncles; `rawTransactions` are as they were signed. */
export function encodeBlockObject(block: Omit<Block, 'transactions'>, rawTransactions: Uint8Array[]): Uint8Array {
  return encodeRlp([
    headerItem(block),
    rawTransactions.map(transactionItem),
    [],
    ...(block.withdrawals === undefined ? [] : [block.withdrawals.map(withdrawalItem)]),
  ]);
}

function blockItem(fields: HeaderFields, rawTransactions: Uint8Array[]): RlpItem {
  const withdrawals = fields.forks.shanghai ? [[]] : [];
  return [headerItem(headerObject(fields)), rawTransactions.map(transactionItem), [], ...withdrawals];
}

/** In a block body a legacy transaction is a list, a typed one a byte string that holds its bytes (EIP-2718). */
function transactionItem(raw: Uint8Array): RlpItem {
  return (raw[0] ?? 0) >= 0xc0 ? decodeRlp(raw) : raw;
}

function withdrawalItem({ index, validatorIndex, address, amount }: Withdrawal): RlpItem {
  return [integerItem(index), integerItem(validatorIndex), decodeData(address), integerItem(amount)];
}

function headerItem(header: Header | PendingHeader): RlpItem {
  const { parentHash, sha3Uncles, miner, stateRoot, transactionsRoot, receiptsRoot, logsBloom } = header;
  const hashes = [parentHash, sha3Uncles, miner ?? ZERO_ADDRESS, stateRoot, transactionsRoot, receiptsRoot, logsBloom];
  const integers = [header.difficulty, header.number, header.gasLimit, header.gasUsed, header.timestamp];
  const rest = [header.extraData, header.mixHash, header.nonce ?? ZERO_NONCE];
  return [...hashes.map(decodeData), ...integers.map(integerItem), ...rest.map(decodeData), ...optionalItems(header)];
}

/** In the order of their forks. A missing field before a later one is encoded as an empty string. */
function optionalItems(header: Header | PendingHeader): RlpItem[] {
  const items = [
    given(header.baseFeePerGas, integerItem),
    given(header.withdrawalsRoot, decodeData),
    given(header.blobGasUsed, integerItem),
    given(header.excessBlobGas, integerItem),
    given(header.parentBeaconBlockRoot, decodeData),
    given(header.requestsHash, decodeData),
  ];
  const last = items.findLastIndex((item) => item !== null);
  return items.slice(0, last + 1).map((item) => item ?? NO_BYTES);
}

function given(text: string | undefined, encode: (text: string) => Uint8Array): Uint8Array | null {
  return text === undefined ? null : encode(text);
}

function integerItem(quantity: string): Uint8Array {
  return bigIntToBytes(decodeQuantity(quantity));
}
