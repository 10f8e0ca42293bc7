import type { Caller } from '../caller/caller.js';
import type { Address, Data, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { EncodedJson } from '../json/encodedJson.js';

/** Where a transaction stands: its block and its index among the Ethereum transactions of the block. */
export interface TransactionPlace {
  blockNumber: number;
  transactionIndex: number;
}

/** The figures of a block that fee history and the block context of calls need, so that its JSON need not be parsed. */
export interface BlockSummary {
  number: number;
  hash: Hash;
  parentHash: Hash;
  /** Only in a pending block: the height by which to ask for its state. Elsewhere that is `number`. */
  stateHeight?: number;
  /** Whole seconds since the epoch. */
  timestamp: number;
  /** Nanoseconds within that second. */
  timestampNanos: number;
  /** Fee recipient as the block shows it (`miner`). */
  miner: Address;
  /** Consensus address of the proposer. */
  proposerAddress: Address;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
  /**
   * The next block's base fee in wei, where the block announces it: releases that fix the fee at the end of a block
   * emit `fee_market` with mode EndBlock. Null elsewhere; then the fee is computed.
   */
  nextBaseFeePerGas: bigint | null;
  /**
   * The gas that the fee market counts for this block (`amount` of the `block_gas` event); null where the chain reports
   * none.
   */
  blockGas: bigint | null;
  /** What code sees as PREVRANDAO, where the block has one of its own; absent where the chain has no randomness. */
  prevRandao?: Hash;
  /**
   * Hash of the block's results. The next header proves them when it names the same hash. Absent in block 0 and in
   * blocks of Tendermint before 0.34, as the next one.
   */
  resultsHash?: Hash;
  /** What this block's header says of the results of the block below it. */
  lastResultsHash?: Hash;
  transactionCount: number;
  /** Per transaction in block order: effective tip in wei and gas used. */
  rewards: { tip: bigint; gasUsed: bigint }[];
}

/** Consecutive blocks, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
}

/**
 * Decoded criteria of a log search, lower case. Each topic position is null for any topic, or a list of alternatives.
 */
export interface LogCriteria {
  addresses: Address[];
  topics: (Hash[] | null)[];
}

/** Bounds of a log search. A search that exceeds one rejects with the contract's limit error. */
export interface LogLimits {
  /** Most logs in one answer. */
  maxResults: number;
}

/**
 * Where a page of a log search ends: after the block that reaches `maxResults`, or before the block that would exceed
 * `maxBytes`.
 */
export interface LogPageLimits extends LogLimits {
  /** Bytes of JSON, separators included. Only the logs of a single block may take more. */
  maxBytes: number;
  /**
   * A block whose logs take more bytes than this is answered in parts, of at least one log. When omitted, every block
   * is answered whole.
   */
  maxBlockBytes?: number;
  /** How many matching logs of the first block to leave out, because an earlier page had them. Default 0. */
  taken?: number;
}

/** One page of a log search that is answered block by block. */
export interface LogPage {
  /** One complete JSON object for each log, in order. */
  logs: EncodedJson[];
  /** The last block whose logs are all answered; the next page begins after it. */
  to: number;
  /**
   * How many matching logs of the block after `to` are answered; the next page leaves them out. 0 unless that block
   * takes several pages.
   */
  taken: number;
}

/** Where a chain and its node begin. */
export interface Beginning {
  /** The chain's first block: 0 where that follows from block 1; null where it is not known. */
  first: number | null;
  /** Lowest height whose state the node may have; from 1. */
  state: number;
  /** Blocks that are known to be missing because the node did not keep their results, ascending. */
  lost: readonly BlockRange[];
  /** Whether the node keeps results now. */
  keepsResults: boolean;
}

/**
 * The questions that methods ask about committed blocks. Everything below the head is immutable, so answers are JSON
 * bytes that were encoded once. Implemented by `indexer/archive.ts`: from the index, or through it from the node.
 *
 * Null means that there is no such thing. What cannot be known is an error: HistoryPruned below the earliest height,
 * NodeUnavailable when a block is not indexed and no node answers.
 */
export interface Blocks {
  /** Highest height whose block, receipts and logs are all served. 0 before the first block is known. */
  head(): number;
  /** Lowest height that can be served, from the index or the node. */
  earliest(): number;
  /** Where the chain begins. Absent on the embedded chain, which begins with block 0 and knows its state. */
  beginning?(): Beginning;

  /**
   * The height by which to ask for the block of the waiting transactions, and for its state: a negative number, whose
   * answers never change. Absent where there is no such block; then `pending` is the head.
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

  /** Array of the matching logs of a range of blocks, which ends at or below the head, in order. */
  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Awaitable<EncodedJson>;

  /**
   * The matching logs of whole blocks of the range, which ends at or below the head, or until a limit is reached. A
   * page holds at least one block, or some logs of a block that takes more than `maxBlockBytes`. So it may exceed the
   * limits, but by no more than the logs of one block.
   */
  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Awaitable<LogPage>;
}

/** A block that was just indexed, still in memory: JSON as it is stored and served. */
export interface NewBlock {
  /** Bytes of memory, roughly. */
  readonly bytes: number;
  summary(): BlockSummary;
  block(blockNumber: number, fullTransactions: boolean): Uint8Array;
  /** In block order. */
  transactionHashes(): readonly Hash[];
  receipts(): Uint8Array;
  receipt(place: TransactionPlace): Uint8Array | null;
  logs(): Iterable<Uint8Array>;
}

/**
 * Where `block` is null, it must be read from `Blocks`. `generation` is the store's number of rollbacks when the block
 * was written.
 */
export type BlockListener = (blockNumber: number, block: NewBlock | null, generation: number) => void;

/** The index's progress and new heads, as methods see them. Implemented by `indexer/`. */
export interface IndexStatus {
  /** The contiguous range that ends at the head; null before the first block. */
  indexed(): { from: number; to: number } | null;
  /**
   * Calls the listener for each block, in order, after it is stored and the head has moved to it. Returns a function
   * that ends that.
   */
  onBlock(listener: BlockListener): () => void;
  /** Calls the listener after blocks were removed and the head has gone down. Returns as `onBlock`. */
  onRemoved(listener: () => void): () => void;
}
