/**
 * The block index at rest: what is served of each block, encoded as it is served, and the look-ups by hash. `indexer/` writes it and
 * answers from it; nothing here talks to a node. Implementations: `lmdb.ts`. `test/store/suite.ts` holds for every one of them.
 *
 * Promises that every implementation keeps:
 * - A block is written as a whole or not at all, whatever happens to the process.
 * - Neighbouring stored blocks are linked by their hashes; a write that would break this is refused with BlocksDoNotLink.
 * - A store belongs to one chain; it is refused for another one.
 *
 * Answers may be there at once (LMDB) or later (a database server). `undefined` means that the block is not stored, null that the block is
 * stored and has no such thing. Bytes and summaries that are handed out stay as they are, and whoever gets them must not change them either.
 */
import type { BlockSummary, LogCriteria, TransactionPlace } from '../chain/blocks.js';
import type { Awaitable } from '../evm/encodedJson.js';
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
  /** Place among the CometBFT transactions of the block. */
  txIndex: number;
  reason: string;
}

/** A block encoded for the store, by `encodeBlock` of `encodedBlock.ts`. The record layouts are in `records.ts`. */
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

/** What a store holds, in figures. */
export interface StoreStats {
  blocks: number;
  transactions: number;
  /** Bytes that the store takes on disk. */
  bytes: number;
  /** Transactions that could not be decoded, over all stored blocks. */
  undecodable: number;
}

/** What was removed or replaced since an earlier generation, by whichever process. */
export interface Removals {
  /** The present one. */
  generation: number;
  /** The lowest height of them; null for none, or when that is too long ago to be known. */
  lowest: number | null;
}

export interface StoreReader {
  readonly identity: StoreIdentity;
  /** The stored heights as ascending ranges that neither touch nor overlap. */
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
   * Ascending numbers of the stored blocks among `from` to `to` (inclusive) whose logs may match; none that matches is left out. Blocks that
   * are not stored are not mentioned: the caller compares with `ranges`.
   */
  blocksThatMayMatch(from: number, to: number, criteria: LogCriteria): Awaitable<number[]>;
  /** JSON of each matching log of a block, in order. */
  matchingLogs(blockNumber: number, criteria: LogCriteria): Awaitable<Uint8Array[] | undefined>;

  undecodable(blockNumber: number): Awaitable<Undecodable[] | undefined>;
  /** Ascending numbers of the blocks with transactions that could not be decoded, at most `limit` of them. */
  blocksWithUndecodable(limit: number): Awaitable<number[]>;
  stats(): Awaitable<StoreStats>;
}

export interface BlockStore extends StoreReader {
  /** Writes all of the blocks or none; replaces what is stored of their heights. Rejects with BlocksDoNotLink or StoreWriteFailed. */
  write(blocks: EncodedBlock[]): Promise<void>;
  /**
   * Removes every stored block from `height` on, from the highest down, in steps that each leave a whole store, so that an interrupted
   * removal is merely incomplete. Resolves to the number of blocks removed.
   */
  removeFrom(height: number): Promise<number>;
  /** `generation` is that of an earlier answer; 0 for a first question. */
  removedSince(generation: number): Awaitable<Removals>;
  /** The polled filters that are kept beside the blocks. */
  filters(): FilterStore;
  close(): Promise<void>;
}
