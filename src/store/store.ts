/**
 * The stored block index: what is served of each block, encoded as it is served, and look-ups by hash. `indexer/`
 * writes it and answers from it. Nothing here talks to a node. `lmdb/lmdbStore.ts` implements it, and
 * `test/store/storeSuite.ts` tests what every implementation promises:
 * - A block is written as a whole or not at all, whatever happens to the process.
 * - Stored neighbours are parent and child by their hashes. A write that would break this rejects with BlocksDoNotLink.
 * - The results of a stored block are those that the header of a stored block above it names, where both are known. A
 *   write that would break this rejects with FalseAnswer, which has the height of the block with the wrong results.
 * - Logs of removed blocks are kept up to a limit, the newest removals longest. They never come as logs of a block.
 * - A store belongs to one chain, and refuses to open for another one.
 * - Block 0, which follows from block 1, is stored and removed with it. Heights count from 1.
 *
 * Answers come at once (LMDB) or later (a database server). `undefined` means that the block is not stored, or that
 * its record cannot be read; null means that the block is stored and has no such item. Callers must not change the
 * bytes and summaries that they get, and the store does not change them either.
 */
import type { BlockSummary, LogCriteria, TransactionPlace } from '../chain/blocks.js';
import type { Removals } from '../chain/logPosition.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { Hash } from '../../generated/types.js';
import type { FilterStore } from './filterStore.js';
import type { HeightRange } from './heightRanges.js';

/** The chain that a store belongs to. */
export interface StoreIdentity {
  cometChainId: string;
  /** EIP-155 chain id. */
  chainId: bigint;
}

/** A transaction of a block that could not be decoded and is missing from it. */
export interface Undecodable {
  /** Index among the CometBFT transactions of the block. */
  txIndex: number;
  reason: string;
}

/** A block as the store takes it, made by `encodeStoredBlock`. The layouts of its records are in `blockRecords.ts`. */
export interface EncodedBlock {
  summary: BlockSummary;
  block: Uint8Array;
  transactions: Uint8Array;
  receipts: Uint8Array;
  rawTransactions: Uint8Array;
  /** 256 bytes; null when the block has no logs. */
  logsBloom: Uint8Array | null;
  /** In block order. */
  transactionHashes: Hash[];
  undecodable: Undecodable[];
}

/** Totals over all stored blocks. */
export interface StoreStats {
  blocks: number;
  transactions: number;
  /** Bytes on disk. */
  bytes: number;
  /** Transactions that could not be decoded. */
  undecodable: number;
}

/** The questions that a store answers, also one that another process writes. */
export interface StoreReader {
  readonly identity: StoreIdentity;
  /** The stored heights, from 1, as ascending ranges that neither touch nor overlap. */
  ranges(): Awaitable<HeightRange[]>;
  numberOfHash(blockHash: Hash): Awaitable<number | undefined>;
  place(transactionHash: Hash): Awaitable<TransactionPlace | undefined>;

  summary(blockNumber: number): Awaitable<BlockSummary | undefined>;
  /** JSON of the block object. */
  block(blockNumber: number, fullTransactions: boolean): Awaitable<Uint8Array | undefined>;
  /** JSON of the header object. */
  header(blockNumber: number): Awaitable<Uint8Array | undefined>;
  /** JSON array of the receipts. */
  receipts(blockNumber: number): Awaitable<Uint8Array | undefined>;
  transaction(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  receipt(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  /** JSON array of the logs of one transaction. */
  transactionLogs(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  /** Canonical signed bytes, not JSON. */
  rawTransaction(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;

  /**
   * Ascending numbers of the stored blocks from `from` to `to` (inclusive) whose logs may match. No matching block is
   * left out, but blocks that are not stored are: the caller compares with `ranges`.
   */
  blocksThatMayMatch(from: number, to: number, criteria: LogCriteria): Awaitable<number[]>;
  /** JSON of each matching log of a block, in order. A search through many logs gives way to other work meanwhile. */
  matchingLogs(blockNumber: number, criteria: LogCriteria, signal?: AbortSignal): Awaitable<Uint8Array[] | undefined>;

  /** Whether a look-up by a hash could not be read, so that a hash which is not found may exist all the same. */
  lookUpsAreDamaged(): Awaitable<boolean>;
  /** The stored heights of a range of which a record or a look-up cannot be read. `write` writes such a block anew. */
  unreadable(from: number, to: number, signal?: AbortSignal): Awaitable<number[]>;
  undecodable(blockNumber: number): Awaitable<Undecodable[] | undefined>;
  /** Ascending numbers of the blocks with transactions that could not be decoded, at most `limit` of them. */
  blocksWithUndecodable(limit: number): Awaitable<number[]>;
  stats(): Awaitable<StoreStats>;
}

/** A store that this process may write. */
export interface BlockStore extends StoreReader {
  /**
   * Writes all of the blocks or none, replacing stored blocks. Rejects with BlocksDoNotLink, FalseAnswer or
   * StoreWriteFailed.
   */
  write(blocks: EncodedBlock[]): Promise<void>;
  /** Why blocks cannot be written at present, as a clause; null when the last write succeeded. */
  trouble(): string | null;
  /**
   * Removes every stored block from `height` on, the highest first, in steps. Each step leaves the store consistent, so
   * an interrupted removal is merely incomplete. Resolves to the number of removed blocks.
   */
  removeFrom(height: number): Promise<number>;
  /** `generation` comes from an earlier answer; 0 the first time. */
  removedSince(generation: number): Awaitable<Removals>;
  /**
   * Ascending numbers of the blocks of a range that stood at a generation, were removed since, and whose logs may
   * match. No matching block is left out. Rejects with RemovedLogsLost when logs of such blocks may be no longer kept.
   */
  removedBlocksThatMayMatch(
    generation: number,
    range: HeightRange,
    criteria: LogCriteria,
    signal?: AbortSignal,
  ): Awaitable<number[]>;
  /** JSON of each matching log of such a block, in order, with `removed: true`; an empty list when there is none. */
  removedLogs(
    generation: number,
    blockNumber: number,
    criteria: LogCriteria,
    signal?: AbortSignal,
  ): Awaitable<Uint8Array[]>;
  /** The polled filters, which are stored beside the blocks. */
  filters(): FilterStore;
  close(): Promise<void>;
}
