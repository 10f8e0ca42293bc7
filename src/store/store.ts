/**
 * The stored block index: the records of each block, encoded as they are served, and look-ups by hash. `indexer/`
 * writes and reads it. Nothing here talks to a node. `lmdb/lmdbStore.ts` implements it, and
 * `test/unit/store/storeSuite.ts` tests what every implementation promises:
 * - A block is written as a whole or not at all, whatever happens to the process.
 * - Stored neighbours are parent and child by their hashes; else a write rejects with BlocksDoNotLink.
 * - A stored block has the results that the stored header above it names; else a write rejects with FalseAnswer, with
 *   the height of the block whose results are wrong.
 * - Logs of removed blocks are kept up to a limit, the newest removals longest. They never come as logs of a block.
 * - A store belongs to one chain, and refuses to open for another one.
 * - Block 0, which follows from block 1, is stored and removed with it. Heights count from 1.
 *
 * `undefined` means that the block is not stored, or that its record cannot be read; null means that the block is
 * stored and has no such item. Callers must not change the bytes and summaries that they get.
 */
import type { BlockSummary, LogCriteria, TransactionPlace } from '../chain/blocks.js';
import type { Removals } from '../chain/logPosition.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { Hash } from '../../generated/types.js';
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
  undecodable: number;
}

/** Which logs can be searched without a look at each block. */
export interface LogIndexView {
  /** Ranges of heights of which each is searched in one step, ascending; they do not overlap. */
  units(): readonly HeightRange[];
  /** The end of the heights from an indexed one on of which no log matches, as far as is known; null for none. */
  emptyTo(height: number, criteria: LogCriteria, signal?: AbortSignal): Promise<number | null>;
  /**
   * The number of matching logs of each unit of a range, or of several next to each other where it is 0, ascending,
   * each read when it is asked for; null where only the logs tell, or where many values are searched. Ends at a unit
   * that cannot be read.
   */
  counts(range: HeightRange, criteria: LogCriteria, signal?: AbortSignal): AsyncIterable<UnitCount> | null;
}

/** The part of some units that is within a range, and the number of matching logs of those whole units. */
export interface UnitCount extends HeightRange {
  logs: number;
  isWhole: boolean;
}

/** Without a log index, each block is looked at. */
export const NO_LOG_INDEX: LogIndexView = { units: () => [], emptyTo: async () => null, counts: () => null };

/** What can be read from a store, also one that another process writes. */
export interface StoreReader {
  readonly identity: StoreIdentity;
  /** The stored heights, from 1, as ascending ranges that neither touch nor overlap. */
  ranges(): Awaitable<HeightRange[]>;
  numberOfHash(blockHash: Hash): Awaitable<number | undefined>;
  place(transactionHash: Hash): Awaitable<TransactionPlace | undefined>;

  summary(blockNumber: number): Awaitable<BlockSummary | undefined>;
  block(blockNumber: number, fullTransactions: boolean): Awaitable<Uint8Array | undefined>;
  header(blockNumber: number): Awaitable<Uint8Array | undefined>;
  /** JSON array of the receipts. */
  receipts(blockNumber: number): Awaitable<Uint8Array | undefined>;
  transaction(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  receipt(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  /** JSON array of the logs of one transaction. */
  transactionLogs(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  /** Canonical signed bytes, not JSON. */
  rawTransaction(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;

  /** Of stored heights only. */
  readonly logIndex: LogIndexView;
  /** Ascending numbers of stored blocks whose logs may match. The caller compares with `ranges`. */
  blocksThatMayMatch(from: number, to: number, criteria: LogCriteria, signal?: AbortSignal): Awaitable<number[]>;
  /** JSON of each matching log of a block, in order. A long search yields to other work. */
  matchingLogs(blockNumber: number, criteria: LogCriteria, signal?: AbortSignal): Awaitable<Uint8Array[] | undefined>;

  /** Whether a look-up by hash was damaged, so that an unknown hash may exist all the same. */
  lookUpsAreDamaged(): Awaitable<boolean>;
  /** The stored heights of a range of which a record or a look-up cannot be read. `write` repairs such a block. */
  unreadable(from: number, to: number, signal?: AbortSignal): Awaitable<number[]>;
  undecodable(blockNumber: number): Awaitable<Undecodable[] | undefined>;
  /** Ascending numbers of the blocks with transactions that could not be decoded, at most `limit` of them. */
  blocksWithUndecodable(limit: number): Awaitable<number[]>;
  stats(): Awaitable<StoreStats>;
}

/** A store that this process may write. */
export interface BlockStore extends StoreReader {
  /**
   * Replaces stored blocks. Rejects with BlocksDoNotLink, FalseAnswer or StoreWriteFailed. What is written in the
   * background takes longer, and leaves the event loop to others.
   */
  write(blocks: EncodedBlock[], isBackground?: boolean): Promise<void>;
  /** Why blocks cannot be written at present, as a clause; null when the last write succeeded. */
  trouble(): string | null;
  /** Removes from the highest block down, in steps. Resolves to the number of removed blocks. */
  removeFrom(height: number): Promise<number>;
  /** `generation` is that of an earlier result; 0 the first time. */
  removedSince(generation: number): Awaitable<Removals>;
  /**
   * Ascending numbers of the blocks of a range that were stored at a generation, were removed since, and whose logs may
   * match. No matching block is left out. Rejects with RemovedLogsLost when their logs may no longer be kept.
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
  close(): Promise<void>;
}
