/**
 * Kept traces and the index by address, in an LMDB environment beside the block index. A block's traces are read by its
 * hash, and of a removed block nothing is read. Removals are noticed by the block store's generation, also those by
 * another process.
 */
import { Semaphore } from '../../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { TransactionPlace } from '../../chain/blocks.js';
import type { BlockCallTraces, KeptTraces } from '../../chain/keptTraces.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import type { Hash } from '../../../generated/types.js';
import { addHeight, cutFrom, type HeightRange } from '../heightRanges.js';
import { StoreWriteFailed } from '../errors.js';
import { NoRoom } from '../lmdb/room.js';
import { Flusher } from '../lmdb/flusher.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import {
  bytesInUse,
  closeTraceDatabases,
  openTraceDatabases,
  readMeta,
  writeMeta,
  type TraceDatabases,
} from './traceDatabases.js';
import type { TracedBlocks } from './tracedBlocks.js';
import { openedRanges } from './openedRanges.js';
import {
  checkKey,
  decodeCheck,
  decodeTrace,
  encodeCheck,
  joinPieces,
  traceKey,
  type TraceCheck,
  type TracedBlock,
} from './traceRecords.js';
import { usesOfBlock } from './traceUses.js';
import {
  dropTraces,
  readIndexed,
  readTracedBlock,
  readUnfinished,
  removeIndexed,
  writeIndexed,
  writeTraces,
} from './writeTraces.js';

/** How traces are kept. */
export interface TraceStoreOptions {
  /** Folder of the environment; created when it is missing. */
  path: string;
  /** Most bytes that are kept, above 0. */
  maxBytes: number;
  /** Whether blocks that are kept are indexed by address, too. */
  indexed: boolean;
  /** As in LmdbOptions. */
  flushed?: boolean;
  /** After so many milliseconds a kept block is due to be traced again; 0 means never. Default: 0. */
  recheckMs?: number;
}

/** Where problems are told. */
export interface TraceStoreParts {
  blocks: TracedBlocks;
  log: { warn(fields: object, message: string): void };
}

/** A check, and which block it is of. */
export interface DueCheck extends TraceCheck {
  blockHash: Hash;
}

/** Checks that are looked at in one step; those of traces that are gone end there. */
const CHECKS_AT_ONCE = 100;
/** Share of the limit that traces take. The rest is for LMDB's free pages, so that the file is within the limit. */
const USED = 0.9;
/** At this share of the limit, older blocks are no longer added on the store's own account. */
const FULL = 0.8;
/** Failures are logged at most so often. */
const LOG_EVERY_MS = 60_000;
/** Blocks that are listed at once to be dropped. */
const DROPPED_AT_ONCE = 500;
/** A killed reader pins the pages of its snapshot until its slot is cleared. */
const WRITES_PER_READER_CHECK = 1_000;

/** Opened by `openTraceStore`. */
export class TraceStore implements KeptTraces {
  readonly #databases: TraceDatabases;
  readonly #options: TraceStoreOptions;
  readonly #parts: TraceStoreParts;
  readonly #flusher: Flusher | null;
  readonly #writes = new Semaphore(1);
  readonly #listeners = new Set<() => void>();
  /** Blocks that may be stored in part. */
  readonly #leftovers = new Set<number>();
  /** Bytes in use when the last block had no room. */
  #fullAt = Infinity;
  #written = 0;
  #loggedAt = -Infinity;
  #closed = false;

  constructor(databases: TraceDatabases, options: TraceStoreOptions, parts: TraceStoreParts) {
    this.#databases = databases;
    this.#options = options;
    this.#parts = parts;
    this.#flusher = options.flushed === false ? null : new Flusher(databases.root);
  }

  /** Whether blocks are indexed by address. */
  get isIndexed(): boolean {
    return this.#options.indexed;
  }

  /** Whether there is room for blocks older than the ones that are kept. */
  hasRoom(): boolean {
    const used = bytesInUse(this.#databases);
    return used < Math.min(this.#options.maxBytes * FULL, this.#fullAt);
  }

  /** Bytes of what is kept. */
  bytes(): number {
    return bytesInUse(this.#databases);
  }

  /** The databases, for the index by address. */
  get databases(): TraceDatabases {
    return this.#databases;
  }

  block(blockNumber: number, blockHash: Hash): Awaitable<Uint8Array[] | undefined> {
    const found = this.#find(blockNumber, blockHash);
    if (found === null) return undefined;
    const traces: Uint8Array[] = [];
    for (let index = 0; index < found.transactions; index++) {
      if (sliceIsOver()) return this.#restOfBlock(blockNumber, found, traces);
      const trace = this.#read({ blockNumber, transactionIndex: index });
      if (trace === undefined) return undefined;
      traces.push(trace);
    }
    return traces;
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

  /** Whether a block is indexed, as far as this process knows of removals. */
  hasIndexed(blockNumber: number): boolean {
    return this.indexed().some(({ from, to }) => from <= blockNumber && blockNumber <= to);
  }

  /** The blocks that are indexed, as ascending ranges, without those that were removed from the chain. */
  indexed(): HeightRange[] {
    const removedFrom = this.#removedFrom();
    const ranges = readIndexed(this.#databases);
    return removedFrom === null ? ranges : cutFrom(ranges, removedFrom);
  }

  /** Calls the listener when blocks were indexed or dropped; returns what ends that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Drops what a killed process left, blocks that the chain no longer has, and what is beyond a lowered limit. */
  async start(): Promise<void> {
    try {
      for (const blockNumber of readUnfinished(this.#databases)) this.#leftovers.add(blockNumber);
      await this.#writes.run(async () => {
        await this.#tidy();
        await this.#dropOldest();
      });
    } catch (error) {
      this.#warn(error, null);
    }
  }

  /** Ends when the write in progress has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writes.run(async () => undefined);
    await this.#flusher?.settled();
    await closeTraceDatabases(this.#databases);
    this.#databases.opening.noteClosed();
  }

  /** The check that is due first, of traces that are still kept; null when none is due yet. */
  dueCheck(): DueCheck | null {
    if (this.#closed) return null;
    const { checks } = this.#databases;
    const stale: TraceCheck[] = [];
    let due: DueCheck | null = null;
    for (const { key, value } of checks.getRange({ limit: CHECKS_AT_ONCE })) {
      const check = decodeCheck(key, value);
      if (check.dueAt > Date.now() / 1000) break;
      const found = readTracedBlock(this.#databases, check.blockNumber);
      if (found?.state === 'kept' && found.token === check.token) {
        due = { ...check, blockHash: found.blockHash };
        break;
      }
      stale.push(check);
    }
    if (stale.length > 0)
      inTransaction(this.#databases, () => stale.forEach((check) => checks.removeSync(checkKey(check))));
    return due;
  }

  /** The traces of a check are not checked again. */
  endCheck(check: TraceCheck): void {
    inTransaction(this.#databases, () => this.#databases.checks.removeSync(checkKey(check)));
  }

  /** The traces of a check could not be made: they are due again after the wait. */
  delayCheck(check: TraceCheck, waitMs: number): void {
    const { checks } = this.#databases;
    const delayed = { ...check, dueAt: secondsFromNow(waitMs), failures: check.failures + 1 };
    inTransaction(this.#databases, () => {
      checks.removeSync(checkKey(check));
      checks.putSync(checkKey(delayed), encodeCheck(delayed));
    });
  }

  /** Drops the traces of a block, so that they are made and kept again. */
  async drop(blockNumber: number): Promise<void> {
    await this.#lose(blockNumber);
  }

  /** The record of a kept block that has this hash. */
  #find(blockNumber: number, blockHash: Hash): TracedBlock | null {
    if (this.#closed) return null;
    try {
      const found = readTracedBlock(this.#databases, blockNumber);
      return found?.state === 'kept' && found.blockHash === blockHash ? found : null;
    } catch (error) {
      this.#warn(error, blockNumber);
      return null;
    }
  }

  /** The trace of a transaction of a kept block; undefined when it was too long to keep, or is damaged. */
  #read({ blockNumber, transactionIndex }: TransactionPlace): Uint8Array | undefined {
    try {
      const read = (piece: number): Uint8Array | undefined =>
        this.#databases.traces.getBinary(traceKey(blockNumber, transactionIndex, piece));
      const record = joinPieces(read);
      if (record === null) return undefined;
      const trace = decodeTrace(record);
      if (trace !== null) return trace;
      this.#warn(new Error('a kept trace is damaged'), blockNumber);
    } catch (error) {
      this.#warn(error, blockNumber);
    }
    void this.#lose(blockNumber);
    return undefined;
  }

  async #restOfBlock(blockNumber: number, found: TracedBlock, traces: Uint8Array[]): Promise<Uint8Array[] | undefined> {
    for (let index = traces.length; index < found.transactions; index++) {
      if (sliceIsOver()) {
        await nextSlice();
        if (this.#find(blockNumber, found.blockHash)?.token !== found.token) return undefined;
      }
      const trace = this.#read({ blockNumber, transactionIndex: index });
      if (trace === undefined) return undefined;
      traces.push(trace);
    }
    return traces;
  }

  /** Drops a block whose traces are damaged or wrong, so that it is kept anew. */
  async #lose(blockNumber: number): Promise<void> {
    try {
      await this.#writes.run(() => this.#drop(blockNumber));
    } catch (error) {
      this.#warn(error, blockNumber);
    }
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
      if (indexed) this.#noteEmpty(blockNumber, blockHash);
    } else {
      const found = this.#find(blockNumber, blockHash);
      if (found !== null && !indexed) return;
      if (this.#wouldBeDropped(block)) {
        this.#fullAt = bytesInUse(this.#databases);
        return;
      }
      const uses = indexed ? await usesOfBlock(block) : null;
      if (readTracedBlock(this.#databases, blockNumber) !== undefined) await this.#drop(blockNumber);
      const stands = (): boolean => !indexed || this.#stands(blockNumber, blockHash);
      const { recheckMs = 0 } = this.#options;
      const checkAt = recheckMs === 0 ? null : secondsFromNow(recheckMs);
      const makeRoom = () => this.#dropOldest();
      if (!(await writeTraces(this.#databases, { block, uses, stands, makeRoom, checkAt })))
        await this.#drop(blockNumber);
    }
    await this.#dropOldest();
    if (traces.length > 0 && readTracedBlock(this.#databases, blockNumber) === undefined)
      this.#fullAt = bytesInUse(this.#databases);
    await this.#flush();
    this.#notify();
  }

  /** A block without transactions takes no room. */
  #noteEmpty(blockNumber: number, blockHash: Hash): void {
    inTransaction(this.#databases, () => {
      if (this.#stands(blockNumber, blockHash))
        writeIndexed(this.#databases, addHeight(readIndexed(this.#databases), blockNumber));
    });
  }

  #stands(blockNumber: number, blockHash: Hash): boolean {
    return this.#removedFrom() === null && this.#parts.blocks.summary(blockNumber)?.hash === blockHash;
  }

  /** Whether the block would be the first to go. */
  #wouldBeDropped({ blockNumber, traces }: BlockCallTraces): boolean {
    const [lowest] = this.#databases.blocks.getKeys({ limit: 1 });
    if (lowest === undefined || blockNumber > lowest) return false;
    const bytes = traces.reduce((sum, { length }) => sum + length, 0);
    return bytesInUse(this.#databases) + bytes > this.#options.maxBytes * USED;
  }

  async #dropOldest(): Promise<void> {
    while (bytesInUse(this.#databases) > this.#options.maxBytes * USED) {
      const [lowest] = this.#databases.blocks.getKeys({ limit: 1 });
      if (lowest === undefined) return;
      // Below it nothing can be covered any more: only blocks without transactions are there.
      inTransaction(this.#databases, () => removeIndexed(this.#databases, { from: 0, to: lowest }));
      await this.#drop(lowest);
    }
  }

  async #drop(blockNumber: number): Promise<void> {
    await dropTraces(this.#databases, blockNumber);
    this.#notify();
  }

  /** Drops what was left in the middle of a write, and blocks that were removed from the chain. */
  async #tidy(): Promise<void> {
    for (const blockNumber of this.#leftovers) {
      await this.#drop(blockNumber);
      this.#leftovers.delete(blockNumber);
    }
    const { generation, from } = this.#removals();
    if (from === null) return;
    for (;;) {
      const numbers = [...this.#databases.blocks.getKeys({ start: from, limit: DROPPED_AT_ONCE })];
      for (const blockNumber of numbers) await this.#drop(blockNumber);
      if (numbers.length < DROPPED_AT_ONCE) break;
    }
    inTransaction(this.#databases, () => {
      removeIndexed(this.#databases, { from, to: Infinity });
      writeMeta(this.#databases, 'generation', generation);
    });
    this.#notify();
  }

  /** The lowest block that may have been removed from the chain and is not dropped here yet; null for none. */
  #removedFrom(): number | null {
    return this.#removals().from;
  }

  #removals(): { generation: number; from: number | null } {
    // Written by `#tidy` and `openedRanges`.
    const known = (readMeta(this.#databases, 'generation') as number | null) ?? 0;
    const { generation, lowest } = this.#parts.blocks.removedSince(known);
    if (generation === known) return { generation, from: null };
    // Without a height, or when the block index is younger than the traces, every block may be another.
    return { generation, from: generation < known ? 0 : (lowest ?? 0) };
  }

  async #flush(): Promise<void> {
    this.#written += 1;
    if (this.#written % WRITES_PER_READER_CHECK === 0) this.#databases.root.readerCheck();
    await this.#flusher?.flush();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
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

/**
 * Opens the traces of a chain, creates missing ones, and begins again where they cannot be opened. Null when they are
 * of a newer release, or when there is no room to make or change them.
 */
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
    const before = readIndexed(databases);
    const indexed = openedRanges(databases, blocks, store.indexed());
    // Only what changes is written: what is kept can be read on a full disk, too.
    if (JSON.stringify(indexed) !== JSON.stringify(before))
      inTransaction(databases, () => writeIndexed(databases, indexed));
    return store;
  } catch (error) {
    void closeTraceDatabases(databases);
    throw error;
  }
}
