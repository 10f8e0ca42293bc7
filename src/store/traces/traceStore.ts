/**
 * Kept traces and the index by address, in an LMDB environment next to the block index. Traces are read by block hash,
 * so those of a removed block are never returned. The block store's generation shows removals, also by another process.
 */
import { Semaphore } from '../../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { BlockCallTraces, KeptTraces } from '../../chain/keptTraces.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import type { Hash } from '../../../generated/types.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { Removals } from '../../chain/logPosition.js';
import { cutFrom, gapsWithin, includesHeight, withoutRange, type HeightRange } from '../heightRanges.js';
import { StoreWriteFailed } from '../storeErrors.js';
import { NoRoom } from '../lmdb/room.js';
import { Flusher } from '../lmdb/flusher.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { closeFile, closeInOrder } from '../lmdb/openingLock.js';
import {
  bytesInUse,
  openTraceDatabases,
  readMeta,
  writeMeta,
  type TraceDatabases,
  type TraceLog,
} from './traceDatabases.js';
import type { StoreIdentity } from '../store.js';
import {
  checkKey,
  decodeCheck,
  decodeTrace,
  encodeCheck,
  joinPieces,
  numberKey,
  type TraceCheck,
  type TracedBlock,
} from './traceRecords.js';
import { usesOfBlock } from './traceUses.js';
import { addIndexed, dropTraces, readIndexed, readTracedBlock, removeIndexed, writeTraces } from './writeTraces.js';

/** How traces are kept. */
export interface TraceStoreOptions {
  /** Folder of the environment. */
  path: string;
  /** Most bytes that are kept, above 0. */
  maxBytes: number;
  /** Whether kept blocks are also indexed by address. */
  indexed: boolean;
  /** As in LmdbOptions. */
  flushed?: boolean;
  /** Milliseconds until a kept block is traced again; 0 means never. Default: 0. */
  recheckMs?: number;
}

/** The block store and the log. */
export interface TraceStoreParts {
  blocks: {
    readonly identity: StoreIdentity;
    ranges(): HeightRange[];
    summary(blockNumber: number): BlockSummary | undefined;
    removedSince(generation: number): Removals;
  };
  log: TraceLog;
}

/** A check and the hash of its block. */
export interface DueCheck extends TraceCheck {
  blockHash: Hash;
}

/** Checks that are read in one step. */
const CHECKS_AT_ONCE = 100;
/** Share of the limit for traces. The rest is for LMDB's free pages, so that the file stays within the limit. */
const USED = 0.9;
/** At this share of the limit, the indexer adds no older blocks. */
const FULL = 0.8;
/** Failures are logged at most this often. */
const LOG_EVERY_MS = 60_000;
const DROPPED_AT_ONCE = 500;
/** A killed reader pins the pages of its snapshot until its slot is cleared. */
const WRITES_PER_READER_CHECK = 1_000;

/** Opened by `openTraceStore`. */
export class TraceStore implements KeptTraces {
  /** Public for the index by address. */
  readonly databases: TraceDatabases;
  readonly #options: TraceStoreOptions;
  readonly #parts: TraceStoreParts;
  readonly #flusher: Flusher | null;
  readonly #writes = new Semaphore(1);
  /** Blocks that may be stored in part. */
  readonly #leftovers = new Set<number>();
  /** Bytes in use when the last block had no room. */
  #fullAt = Infinity;
  #written = 0;
  #loggedAt = -Infinity;
  #closed = false;

  constructor(databases: TraceDatabases, options: TraceStoreOptions, parts: TraceStoreParts) {
    this.databases = databases;
    this.#options = options;
    this.#parts = parts;
    this.#flusher = options.flushed === false ? null : new Flusher(databases.root);
  }

  /** Whether there is room for blocks older than the kept ones. */
  hasRoom(): boolean {
    return this.bytes() < Math.min(this.#options.maxBytes * FULL, this.#fullAt);
  }

  bytes(): number {
    return bytesInUse(this.databases);
  }

  block(blockNumber: number, blockHash: Hash): Awaitable<Uint8Array[] | undefined> {
    const found = this.#find(blockNumber, blockHash);
    return found === null ? undefined : this.#readAll(blockNumber, found, []);
  }

  transaction(place: TransactionPlace, blockHash: Hash): Uint8Array | undefined {
    const found = this.#find(place.blockNumber, blockHash);
    return found === null || place.transactionIndex >= found.transactions ? undefined : this.#read(place);
  }

  async keep(block: BlockCallTraces): Promise<void> {
    try {
      await this.#writes.run(() => this.#keep(block));
    } catch (error) {
      this.#leftovers.add(block.blockNumber);
      this.#warn(error, block.blockNumber);
    }
  }

  hasIndexed(blockNumber: number): boolean {
    return includesHeight(this.indexed(), blockNumber);
  }

  /** The indexed blocks, without those that were removed from the chain. */
  indexed(): HeightRange[] {
    const { from } = this.#removals();
    const ranges = readIndexed(this.databases);
    return from === null ? ranges : cutFrom(ranges, from);
  }

  /** Drops what an interrupted write left, removed blocks, and what exceeds a lowered limit. */
  async start(): Promise<void> {
    try {
      for (const blockNumber of readMeta(this.databases, 'unfinished') ?? []) this.#leftovers.add(blockNumber);
      await this.#writes.run(async () => {
        await this.#tidy();
        await this.#dropOldest();
      });
    } catch (error) {
      this.#warn(error, null);
    }
  }

  /** Waits for the write in progress. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writes.run(async () => undefined);
    await this.#flusher?.settled();
    await closeInOrder(this.databases);
  }

  /** The first due check of traces that are still kept. Removes those of traces that are gone. */
  dueCheck(): DueCheck | null {
    if (this.#closed) return null;
    const { checks } = this.databases;
    const stale: TraceCheck[] = [];
    let due: DueCheck | null = null;
    for (const { key, value } of checks.getRange({ limit: CHECKS_AT_ONCE })) {
      const check = decodeCheck(key, value);
      if (check.dueAt > Date.now() / 1000) break;
      const found = readTracedBlock(this.databases, check.blockNumber);
      if (found?.state === 'kept' && found.token === check.token) {
        due = { ...check, blockHash: found.blockHash };
        break;
      }
      stale.push(check);
    }
    if (stale.length > 0)
      inTransaction(this.databases, () => stale.forEach((check) => checks.removeSync(checkKey(check))));
    return due;
  }

  /** Called when the traces of a check are not checked again. */
  endCheck(check: TraceCheck): void {
    inTransaction(this.databases, () => this.databases.checks.removeSync(checkKey(check)));
  }

  /** Called when the traces could not be made: the check is due again after the wait. */
  delayCheck(check: TraceCheck, waitMs: number): void {
    const { checks } = this.databases;
    const delayed = { ...check, dueAt: secondsFromNow(waitMs), failures: check.failures + 1 };
    inTransaction(this.databases, () => {
      checks.removeSync(checkKey(check));
      checks.putSync(checkKey(delayed), encodeCheck(delayed));
    });
  }

  /** Drops damaged or wrong traces, so that they are made again. */
  async drop(blockNumber: number): Promise<void> {
    await this.#writes
      .run(() => dropTraces(this.databases, blockNumber))
      .catch((error: unknown) => this.#warn(error, blockNumber));
  }

  /** The record of a kept block that has this hash. */
  #find(blockNumber: number, blockHash: Hash): TracedBlock | null {
    if (this.#closed) return null;
    try {
      const found = readTracedBlock(this.databases, blockNumber);
      return found?.state === 'kept' && found.blockHash === blockHash ? found : null;
    } catch (error) {
      this.#warn(error, blockNumber);
      return null;
    }
  }

  /** Undefined when the trace was too long to keep, or is damaged. */
  #read({ blockNumber, transactionIndex }: TransactionPlace): Uint8Array | undefined {
    try {
      const { traces } = this.databases;
      const record = joinPieces((piece) => traces.getBinary(numberKey(blockNumber, transactionIndex, piece)));
      if (record === null) return undefined;
      const trace = decodeTrace(record);
      if (trace !== null) return trace;
      this.#warn(new Error('a kept trace is damaged'), blockNumber);
    } catch (error) {
      this.#warn(error, blockNumber);
    }
    void this.drop(blockNumber);
    return undefined;
  }

  /** Adds to the traces that were read in earlier slices; undefined when one is missing. */
  #readAll(blockNumber: number, found: TracedBlock, traces: Uint8Array[]): Awaitable<Uint8Array[] | undefined> {
    while (traces.length < found.transactions) {
      if (sliceIsOver()) return this.#readRest(blockNumber, found, traces);
      const trace = this.#read({ blockNumber, transactionIndex: traces.length });
      if (trace === undefined) return undefined;
      traces.push(trace);
    }
    return traces;
  }

  async #readRest(blockNumber: number, found: TracedBlock, traces: Uint8Array[]): Promise<Uint8Array[] | undefined> {
    await nextSlice();
    // Another write may have replaced the traces meanwhile.
    const isSame = this.#find(blockNumber, found.blockHash)?.token === found.token;
    return isSame ? this.#readAll(blockNumber, found, traces) : undefined;
  }

  async #keep(block: BlockCallTraces): Promise<void> {
    if (this.#closed) return;
    await this.#tidy();
    const { blockNumber, blockHash, traces } = block;
    const stored = this.#parts.blocks.summary(blockNumber)?.hash;
    if (stored !== undefined && stored !== blockHash) return;
    const indexed = this.#options.indexed && stored !== undefined;
    if (indexed && this.hasIndexed(blockNumber)) return;
    if (traces.length === 0) {
      if (indexed)
        inTransaction(this.databases, () => {
          if (this.#stands(blockNumber, blockHash)) addIndexed(this.databases, blockNumber);
        });
    } else {
      if (!indexed && this.#find(blockNumber, blockHash) !== null) return;
      if (this.#wouldBeDropped(block)) return void (this.#fullAt = this.bytes());
      const uses = indexed ? await usesOfBlock(block) : null;
      if (readTracedBlock(this.databases, blockNumber) !== undefined) await dropTraces(this.databases, blockNumber);
      const stands = (): boolean => !indexed || this.#stands(blockNumber, blockHash);
      const { recheckMs = 0 } = this.#options;
      const checkAt = recheckMs === 0 ? null : secondsFromNow(recheckMs);
      const makeRoom = () => this.#dropOldest();
      const isWritten = await writeTraces(this.databases, { block, uses, stands, makeRoom, checkAt });
      if (isWritten === false) await dropTraces(this.databases, blockNumber);
    }
    await this.#dropOldest();
    if (traces.length > 0 && readTracedBlock(this.databases, blockNumber) === undefined) this.#fullAt = this.bytes();
    this.#written += 1;
    if (this.#written % WRITES_PER_READER_CHECK === 0) this.databases.root.readerCheck();
    await this.#flusher?.flush();
  }

  /** Whether the chain still has the block. */
  #stands(blockNumber: number, blockHash: Hash): boolean {
    return this.#removals().from === null && this.#parts.blocks.summary(blockNumber)?.hash === blockHash;
  }

  /** Whether there is no room for the block, which would be dropped first. */
  #wouldBeDropped({ blockNumber, traces }: BlockCallTraces): boolean {
    const [lowest] = this.databases.blocks.getKeys({ limit: 1 });
    if (lowest === undefined || blockNumber > lowest) return false;
    const bytes = traces.reduce((sum, { length }) => sum + length, 0);
    return this.bytes() + bytes > this.#options.maxBytes * USED;
  }

  async #dropOldest(): Promise<void> {
    while (this.bytes() > this.#options.maxBytes * USED) {
      const [lowest] = this.databases.blocks.getKeys({ limit: 1 });
      if (lowest === undefined) return;
      // Only blocks without transactions are below it.
      inTransaction(this.databases, () => removeIndexed(this.databases, { from: 0, to: lowest }));
      await dropTraces(this.databases, lowest);
    }
  }

  /** Drops what an interrupted write left, and removed blocks. */
  async #tidy(): Promise<void> {
    for (const blockNumber of this.#leftovers) {
      await dropTraces(this.databases, blockNumber);
      this.#leftovers.delete(blockNumber);
    }
    const { generation, from } = this.#removals();
    if (from === null) return;
    for (;;) {
      const numbers = [...this.databases.blocks.getKeys({ start: from, limit: DROPPED_AT_ONCE })];
      for (const blockNumber of numbers) await dropTraces(this.databases, blockNumber);
      if (numbers.length < DROPPED_AT_ONCE) break;
    }
    inTransaction(this.databases, () => {
      removeIndexed(this.databases, { from, to: Infinity });
      writeMeta(this.databases, 'generation', generation);
    });
  }

  /** `from` is the lowest block that may have been removed from the chain and is not dropped here; null for none. */
  #removals(): { generation: number; from: number | null } {
    const known = readMeta(this.databases, 'generation') ?? 0;
    const { generation, lowest } = this.#parts.blocks.removedSince(known);
    if (generation === known) return { generation, from: null };
    // Without a height, or when the block index is younger than the traces, any block may have changed.
    return { generation, from: generation < known ? 0 : (lowest ?? 0) };
  }

  #warn(error: unknown, blockNumber: number | null): void {
    const now = performance.now();
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.#parts.log.warn({ err: error, blockNumber }, 'traces cannot be kept or read');
  }
}

/** Rounded up to whole seconds since 1970. */
function secondsFromNow(milliseconds: number): number {
  return Math.ceil((Date.now() + milliseconds) / 1000);
}

/** Null when a newer release wrote the traces, or when there is no room to create or change them. */
export function openTraceStore(options: TraceStoreOptions, parts: TraceStoreParts): TraceStore | null {
  try {
    return openWithRoom(options, parts);
  } catch (error) {
    if (!(error instanceof NoRoom || error instanceof StoreWriteFailed)) throw error;
    const { path } = options;
    parts.log.warn({ path, reason: error.reason }, 'no traces are kept or read until the next start');
    return null;
  }
}

function openWithRoom(options: TraceStoreOptions, parts: TraceStoreParts): TraceStore | null {
  const { blocks, log } = parts;
  const { path, flushed = true } = options;
  const databases = openTraceDatabases(path, { identity: blocks.identity, flushed, log });
  if (databases === null) return null;
  try {
    const store = new TraceStore(databases, options, parts);
    const indexed = rangesOfChain(databases, blocks, store.indexed());
    // Written only when it differs: on a full disk, what is kept can still be read.
    if (JSON.stringify(indexed) !== JSON.stringify(readIndexed(databases)))
      inTransaction(databases, () => writeMeta(databases, 'indexed', indexed));
    return store;
  } catch (error) {
    void closeFile(databases);
    throw error;
  }
}

/**
 * The indexed blocks that the block store has. The block index may have been deleted and filled from another chain of
 * the same name: a range counts only when its newest traces are of the stored block.
 */
function rangesOfChain(
  databases: TraceDatabases,
  blocks: TraceStoreParts['blocks'],
  indexed: HeightRange[],
): HeightRange[] {
  const missing = gapsWithin(blocks.ranges(), 0, indexed.at(-1)?.to ?? 0);
  return missing.reduce(withoutRange, indexed).filter(({ from, to }) => {
    const [newest] = databases.blocks.getKeys({ reverse: true, start: to, end: from, inclusiveEnd: true, limit: 1 });
    return newest === undefined || readTracedBlock(databases, newest)?.blockHash === blocks.summary(newest)?.hash;
  });
}
