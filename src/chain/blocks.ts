import type { Caller } from '../caller/caller.js';
import type { Address, Data, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { EncodedJson } from '../json/encodedJson.js';

/** A transaction's block, and its index among the Ethereum transactions of it. */
export interface TransactionPlace {
  blockNumber: number;
  transactionIndex: number;
}

/** The block fields that fee history and calls need, so that its JSON need not be parsed. */
export interface BlockSummary {
  number: number;
  hash: Hash;
  parentHash: Hash;
  /** Only in a pending block: the height of its state. Elsewhere that is `number`. */
  stateHeight?: number;
  /** Whole seconds since the epoch. */
  timestamp: number;
  /** Nanoseconds within that second. */
  timestampNanos: number;
  /** Fee recipient as the block shows it (`miner`). */
  miner: Address;
  proposerAddress: Address;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
  /** The next base fee in wei, where the block announces it (`fee_market` with mode EndBlock); else null. */
  nextBaseFeePerGas: bigint | null;
  /** The gas that the fee market counts (`amount` of `block_gas`); null where the chain does not report it. */
  blockGas: bigint | null;
  /** PREVRANDAO; absent where the chain has no randomness. */
  prevRandao?: Hash;
  /** Hash of the block's results. Like `lastResultsHash`, absent in block 0 and before Tendermint 0.34. */
  resultsHash?: Hash;
  /** Hash of the previous block's results in this header. */
  lastResultsHash?: Hash;
  transactionCount: number;
  /** Per transaction in block order: effective tip in wei and gas used. */
  rewards: { tip: bigint; gasUsed: bigint }[];
}

/** The height of a block's state. */
export function stateHeightOf({ number, stateHeight }: Pick<BlockSummary, 'number' | 'stateHeight'>): number {
  return stateHeight ?? number;
}

/** Consecutive blocks, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
}

/** Decoded criteria of a log search, lower case. A topic position is null for any topic, or has alternatives. */
export interface LogCriteria {
  addresses: Address[];
  topics: (Hash[] | null)[];
}

/** Bounds of a log search, which rejects with the contract's limit error above them. */
export interface LogLimits {
  /** Most logs in one answer. */
  maxResults: number;
  /** Most bytes of them, as JSON. Default: no limit. */
  maxBytes?: number;
  /** Most blocks whose logs are compared with the criteria. Default: no limit. */
  maxComparedBlocks?: number;
}

/** Where a page ends: after the block that reaches `maxResults`, or before one that would exceed `maxBytes`. */
export interface LogPageLimits extends LogLimits {
  /** Bytes of JSON with separators. Only the logs of a single block may exceed it. */
  maxBytes: number;
  /** A block with more bytes of logs is split into parts of at least one log. When omitted, no block is split. */
  maxBlockBytes?: number;
  /** Matching logs of the first block to skip, because an earlier page had them. Default 0. */
  taken?: number;
}

/** One page of a log search. */
export interface LogPage {
  /** One complete JSON object for each log, in order. */
  logs: EncodedJson[];
  /** The last complete block; the next page begins after it. */
  to: number;
  /** Matching logs returned from the block after `to`, which the next page skips. 0 unless that block is split. */
  taken: number;
}

/** Where a chain and its node begin. */
export interface Beginning {
  /** The chain's first block: 0 where that follows from block 1; null where unknown. */
  first: number | null;
  /** Lowest height whose state the node may have; from 1. */
  state: number;
  /** Blocks known to be missing because the node discarded their results, ascending. */
  lost: readonly BlockRange[];
  keepsResults: boolean;
}

/**
 * Committed blocks, which are immutable, as JSON bytes that were encoded once. Implemented by `indexer/archive.ts`,
 * from the index or the node. Null means that it does not exist. Rejects with HistoryPruned below the earliest height,
 * and with NodeUnavailable when a block is not indexed and no node responds.
 */
export interface Blocks {
  /** Highest height whose block, receipts and logs can be served; 0 before the first block. */
  head(): number;
  earliest(): number;
  /** Absent on the embedded chain, which begins with block 0 and knows its state. */
  beginning?(): Beginning;

  /**
   * The height of the block of waiting transactions and its state: negative, and its results never change. Absent where
   * there is no such block; then `pending` is the head.
   */
  pending?(caller: Caller): Awaitable<number>;

  numberOfHash(blockHash: Hash, caller: Caller): Awaitable<number | null>;
  summary(blockNumber: number, caller: Caller): Awaitable<BlockSummary | null>;
  /** The block object, with transaction hashes or full transaction objects. */
  block(blockNumber: number, fullTransactions: boolean, caller: Caller): Awaitable<EncodedJson | null>;
  /** The block object without `transactions` and `uncles`. */
  header(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null>;
  /** Array of receipts in transaction order. */
  receipts(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null>;

  place(transactionHash: Hash, caller: Caller): Awaitable<TransactionPlace | null>;
  transaction(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null>;
  receipt(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null>;
  /** Array of the logs of one transaction. */
  transactionLogs(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null>;
  /** Canonical signed bytes: RLP list, or type byte and RLP. */
  rawTransaction(place: TransactionPlace, caller: Caller): Awaitable<Data | null>;

  /**
   * The highest end of a log search of the range that looks at no more than `mostUnindexed` blocks outside the log
   * index. The newest few thousand blocks count as indexed.
   */
  reachOfSearch(range: BlockRange, mostUnindexed: number): number;

  /** Array of the matching logs of a range of blocks, which ends at or below the head, in order. */
  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Awaitable<EncodedJson>;

  /**
   * The matching logs of whole blocks of the range, which ends at or below the head, up to a limit. A page has at least
   * one block, or some logs of a block above `maxBlockBytes`: it exceeds the limits by the logs of one block at most.
   */
  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Awaitable<LogPage>;
}

/** A block that was just indexed, as JSON in memory. */
export interface NewBlock {
  /** Bytes of memory, roughly. */
  readonly bytes: number;
  summary(): BlockSummary;
  block(blockNumber: number, fullTransactions: boolean): Uint8Array;
  /** In block order. */
  transactionHashes(): readonly Hash[];
  /** JSON of one transaction; null when the block has fewer. */
  transaction(place: TransactionPlace): Uint8Array | null;
  receipts(): Uint8Array;
  receipt(place: TransactionPlace): Uint8Array | null;
  logs(): Iterable<Uint8Array>;
}

/** A null `block` must be read from `Blocks`. `generation` is the store's number of rollbacks when it was written. */
export type BlockListener = (blockNumber: number, block: NewBlock | null, generation: number) => void;

/** The index's progress and new heads, as methods see them. Implemented by `indexer/`. */
export interface IndexStatus {
  /** The contiguous range that ends at the head; null before the first block. */
  indexed(): { from: number; to: number } | null;
  /** Calls the listener for each block, in order, when it is the stored head. Returns the unsubscriber. */
  onBlock(listener: BlockListener): () => void;
  /**
   * Calls the listener after blocks were removed and the head has gone down, with the lowest of their heights: the head
   * may have grown again. Returns as `onBlock`.
   */
  onRemoved(listener: (from: number) => void): () => void;
}
