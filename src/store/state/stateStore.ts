/**
 * Values of the state by height, on the disk: what the gateway has read, or the node's state stream has told, is not
 * asked of the node again after a restart, nor when it does not fit into memory. `state/` writes and reads it.
 *
 * It never guesses. A value is known at a height only if all changes of its run up to that height are committed. What
 * cannot be written, or is damaged, makes values unknown, and never wrong. Reads are synchronous. Writes are done
 * later, in their order and in slices of time, so that a change may be read only after the block of `readableTo`.
 */
import { mkdirSync } from 'node:fs';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { closeFile } from '../lmdb/openingLock.js';
import { saysDamage } from '../storeErrors.js';
import { hasComplete, readComplete } from './completeContracts.js';
import { findBrokenRecord } from './findBrokenRecord.js';
import { Segments, type NumberedRun } from './segments.js';
import { SoleOwner } from '../soleOwner.js';
import { FIRST_SWEPT, sweepSome } from './sweep.js';
import { bytesInUse, closeStateFile, distrust, type StateFile } from './stateFile.js';
import {
  openFileOfChain,
  readSegments,
  writeSegments,
  type StateIdentity,
  type StateStoreLog,
} from './stateFileOfChain.js';
import { MOST_KEY_BYTES } from './stateKeys.js';
import { findVersion, RecordDamaged, type Completeness, type StoredVersion } from './valueVersions.js';
import {
  BlockWrite,
  CompleteWrite,
  ReadWrite,
  WholeWrite,
  type QueuedWrite,
  type StateBlock,
  type StateValue,
} from './writeQueue.js';

/** How values are stored. */
export interface StateStoreOptions {
  identity: StateIdentity;
  /** Most bytes on the disk. Beyond them, all values are dropped. */
  maxBytes: number;
  /** Heights below the newest at which superseded values are kept. Default: 1,000. */
  keptHeights?: number;
  log: StateStoreLog;
  /** Called after each commit: other processes may read. Default: nothing. */
  onWritten?: () => void;
}

/** A run of which heights are stored. */
export interface StoredRun extends NumberedRun {
  /** CometBFT hash of the block at `last`, hex without 0x. */
  hash: string;
}

const KEPT_HEIGHTS = 1_000;
/** Share of the limit for values. The rest is for LMDB's free pages, so that the file stays within the limit. */
const USED = 0.9;
/** Memory of writes that wait. A block that is larger waits alone. */
const MOST_WAITING_BYTES = 128 * 1024 * 1024;
/** Above this, `drained` waits. */
const FEW_WAITING_BYTES = MOST_WAITING_BYTES / 4;
/** Values that were read are written together: a commit costs as much as fifty of them. */
const READS_WAIT_MS = 50;

/** The stored values of one chain. */
export class StateStore {
  readonly #file: StateFile;
  readonly #owner: SoleOwner;
  readonly #log: StateStoreLog;
  readonly #maxBytes: number;
  readonly #keptHeights: number;
  readonly #onWritten: () => void;
  #segments: Segments;
  /** The run that may be continued, and the height that comes next. */
  #run: { id: number; next: number; isEnded: boolean } | null = null;
  #queue: QueuedWrite[] = [];
  #waitingBytes = 0;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #drained = new Set<() => void>();
  /** Whether the file is closed or damaged. */
  #isUnusable = false;
  #isClosing = false;
  /** Ends when all records were read, as only then a missing one means that the value is absent. */
  #checking: Promise<void> | null = null;
  readonly #checkingEnds = new AbortController();
  /** Ends when records that no longer count are removed. */
  #sweeping: Promise<void> | null = null;
  /** Where that continues; null at its end. */
  #sweptTo: Uint8Array | null = null;

  /** Null when values cannot be stored, which is logged. */
  static async open(folder: string, options: StateStoreOptions): Promise<StateStore | null> {
    const { log } = options;
    if (options.maxBytes === 0) return null;
    let owner: SoleOwner | null = null;
    let file: StateFile | null = null;
    try {
      mkdirSync(folder, { recursive: true });
      owner = await SoleOwner.of(folder);
      if (owner !== null) {
        file = await openFileOfChain(folder, options);
        return new StateStore(file, owner, options);
      }
      log.warn({ path: folder }, 'another process stores values of the state here: this one goes without');
    } catch (error) {
      if (file !== null) await closeFile(file);
      await owner?.close();
      log.warn({ err: error, path: folder }, 'no values of the state are stored until the next start');
    }
    return null;
  }

  private constructor(file: StateFile, owner: SoleOwner, options: StateStoreOptions) {
    this.#file = file;
    this.#owner = owner;
    this.#log = options.log;
    this.#maxBytes = options.maxBytes;
    this.#keptHeights = options.keptHeights ?? KEPT_HEIGHTS;
    this.#onWritten = options.onWritten ?? (() => undefined);
    this.#segments = readSegments(file);
    const run = this.#segments.newest?.run;
    if (run !== undefined) this.#run = { id: run.id, next: run.last + 1, isEnded: false };
    if (this.#segments.whole !== null || hasComplete(file)) this.#checking = this.#check();
    if (this.#segments.isSwept) return;
    this.#sweptTo = FIRST_SWEPT;
    this.#sweeping = this.#sweep();
  }

  /**
   * The run that may be continued; null for none. If the chain does not have its hash at `last`, the caller clears the
   * store. Else its blocks are those of the chain, also where it is not continued.
   */
  newestRun(): StoredRun | null {
    const run = this.#segments.newest?.run;
    return run === undefined || this.#segments.hash === '' ? null : { ...run, hash: this.#segments.hash };
  }

  /** The number of a new run, whose first block is at this height. Earlier ones stay valid for the heights below it. */
  beginRun(from: number): number {
    this.rewind(from);
    const id = this.#segments.nextRun();
    this.#run = { id, next: from, isEnded: false };
    return id;
  }

  /** Whether blocks of a run are taken: not after a gap, a full disk, or too many blocks that wait. */
  isOpen(run: number): boolean {
    return this.#run?.id === run && !this.#run.isEnded && !this.#isUnusable && !this.#isClosing;
  }

  /** The highest height of the newest run whose changes can be read; 0 for none, as after all values were dropped. */
  get readableTo(): number {
    const run = this.#segments.newest?.run;
    return run === undefined || run.id !== this.#run?.id || this.#isUnusable ? 0 : Math.max(0, run.last);
  }

  /** Bytes of the pages in use. */
  get bytes(): number {
    return this.#isUnusable ? 0 : bytesInUse(this.#file);
  }

  /**
   * The version that holds at a height; undefined when it is not known. A value of a complete contract that was never
   * written is known to be absent.
   */
  valueAt(key: Uint8Array, height: number, contract?: string): StoredVersion | undefined {
    if (this.#isUnusable || key.length > MOST_KEY_BYTES) return undefined;
    try {
      const complete = (): Completeness | undefined =>
        this.wholeSince() ?? (contract === undefined ? undefined : this.completeSince(contract));
      return findVersion(this.#file, this.#segments, { key, height, complete });
    } catch (error) {
      this.#stopUse(error);
      return undefined;
    }
  }

  /** Whether its records are being read, before which nothing counts as complete. */
  get isChecking(): boolean {
    return this.#checking !== null;
  }

  /** Since when all slots of a contract are known; undefined where they are not. */
  completeSince(address: string): Completeness | undefined {
    if (this.#isUnusable || this.#checking !== null) return undefined;
    try {
      return readComplete(this.#file, this.#segments, address);
    } catch (error) {
      this.#stopUse(error);
      return undefined;
    }
  }

  /** Since when all values of all stores are known; undefined where they are not. */
  wholeSince(): Completeness | undefined {
    return this.#isUnusable || this.#checking !== null ? undefined : (this.#segments.whole ?? undefined);
  }

  /** Takes all changes of the next block of a run. Those of another block end the run. */
  writeBlock(block: StateBlock): void {
    if (!this.isOpen(block.run)) return;
    const run = this.#run!;
    if (block.height !== run.next) return this.#endRun(`block ${run.next} is missing`);
    if (this.#waitingBytes > 0 && this.#waitingBytes + block.bytes > MOST_WAITING_BYTES)
      return this.#endRun('too many blocks wait to be written');
    run.next += 1;
    this.#add(new BlockWrite(block));
  }

  /** Takes a value that was read at a height of a run; false when it is not written. */
  writeRead(run: number, height: number, value: StateValue): boolean {
    if (!this.isOpen(run) || this.#waitingBytes > FEW_WAITING_BYTES || value.key.length > MOST_KEY_BYTES) return false;
    this.#add(new ReadWrite(run, height, value), READS_WAIT_MS);
    return true;
  }

  /**
   * All slots of a contract are known from a height on: each was in a change or in a read that was taken before.
   * Resolves to false when that was not written, as after values were dropped meanwhile.
   */
  async setComplete(address: string, from: number, run: number): Promise<boolean> {
    if (!this.isOpen(run)) return false;
    const write = new CompleteWrite(run, from, address);
    this.#add(write);
    await this.#working;
    return write.isWritten && this.isOpen(run);
  }

  /** All values of all stores are known since the first block of a run, which has them. */
  setWhole(run: number, from: number): void {
    if (this.isOpen(run)) this.#add(new WholeWrite(run, from));
  }

  /** Resolves when few writes wait. */
  drained(): Promise<void> {
    if (this.#waitingBytes <= FEW_WAITING_BYTES) return Promise.resolve();
    return new Promise((resolve) => this.#drained.add(resolve));
  }

  /** The chain went back: nothing at or above this height holds. */
  rewind(height: number): void {
    if (this.#isUnusable) return;
    const [first] = this.#queue;
    // What is written of it must not count as a part of the block that takes its place.
    if (first?.isBegun === true && first.height >= height) this.#segments.close();
    this.#setQueue(this.#queue.filter((write) => write.height < height));
    if (this.#run !== null) this.#run.next = Math.min(this.#run.next, height);
    if (this.#segments.cutFrom(height)) this.#commit(() => writeSegments(this.#file, this.#segments));
  }

  /** Forgets everything: it is of another chain, or cannot be trusted. */
  clear(): void {
    if (this.#isUnusable) return;
    this.#run = null;
    this.#setQueue([]);
    this.#dropAll();
  }

  /** Writes what waits, and closes the file. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#checkingEnds.abort();
    this.#startWork();
    await this.#working;
    await this.#checking;
    await this.#sweeping;
    this.#isUnusable = true;
    await closeStateFile(this.#file);
    await this.#owner.close();
  }

  #add(write: QueuedWrite, delayMs = 0): void {
    this.#queue.push(write);
    this.#waitingBytes += write.bytes;
    if (delayMs === 0) this.#startWork();
    else this.#timer ??= setTimeout(() => this.#startWork(), delayMs).unref();
  }

  #setQueue(queue: QueuedWrite[]): void {
    this.#queue = queue;
    this.#waitingBytes = queue.reduce((sum, { bytes }) => sum + bytes, 0);
    if (this.#waitingBytes > FEW_WAITING_BYTES) return;
    for (const resolve of this.#drained) resolve();
    this.#drained.clear();
  }

  #startWork(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#queue.length > 0) this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    do {
      await nextSlice();
      if (this.#queue.length > 0) this.#writeSome();
    } while (this.#queue.length > 0);
    this.#working = null;
  }

  /** Writes what fits into a slice of time, in one transaction. */
  #writeSome(): void {
    const before = this.#segments.toJson();
    const parts = { file: this.#file, segments: this.#segments, keptHeights: this.#keptHeights };
    let done = 0;
    try {
      inTransaction(this.#file, () => {
        for (const write of this.#queue) {
          if (!write.write(parts)) break;
          done += 1;
          if (sliceIsOver()) break;
        }
        writeSegments(this.#file, this.#segments);
      });
    } catch (error) {
      this.#segments = new Segments(before);
      if (isDamage(error)) return this.#stopUse(error);
      this.#setQueue([]);
      return this.#endRun(error);
    }
    if (done > 0) this.#setQueue(this.#queue.slice(done));
    this.#onWritten();
    if (this.#sweeping === null && this.#queue[0]?.isBegun !== true && bytesInUse(this.#file) > this.#maxBytes * USED)
      this.#startAgain();
  }

  /** Drops all values. The run continues from the next block. */
  #startAgain(): void {
    const fields = { path: this.#file.folder, maxBytes: this.#maxBytes };
    this.#log.warn(fields, 'the stored values of the state have reached their limit: they are dropped');
    const error = this.#dropAll();
    if (error === null) return;
    this.#setQueue([]);
    this.#endRun(error);
  }

  /** Nothing counts any more at once; the records go little by little, since there may be millions. */
  #dropAll(): unknown {
    this.#segments.clear();
    const error = this.#commit(() => writeSegments(this.#file, this.#segments));
    this.#sweptTo = FIRST_SWEPT;
    if (error === null) this.#sweeping ??= this.#sweep();
    return error;
  }

  async #sweep(): Promise<void> {
    while (this.#sweptTo !== null) {
      await nextSlice();
      if (this.#isClosing || this.#isUnusable) return;
      const from = this.#sweptTo;
      try {
        inTransaction(this.#file, () => {
          this.#sweptTo = sweepSome(this.#file, this.#segments, from);
          if (this.#sweptTo !== null) return;
          this.#segments.swept();
          writeSegments(this.#file, this.#segments);
        });
      } catch (error) {
        if (isDamage(error)) return this.#stopUse(error);
        this.#log.warn({ err: error, path: this.#file.folder }, 'dropped values of the state still take room');
        break;
      }
    }
    this.#sweeping = null;
  }

  /** No block is added to the newest run; those that wait are. */
  #endRun(reason: unknown): void {
    const run = this.#run;
    if (run === null || run.isEnded) return;
    run.isEnded = true;
    const fields = { path: this.#file.folder, height: run.next, [reason instanceof Error ? 'err' : 'reason']: reason };
    this.#log.warn(fields, 'values of the state are not stored from this height on');
  }

  /** Commits at once; where that fails, nothing is read after a restart. Returns the failure. */
  #commit(write: () => void): unknown {
    try {
      inTransaction(this.#file, write);
      this.#onWritten();
      return null;
    } catch (error) {
      distrust(this.#file.folder);
      if (isDamage(error)) this.#stopUse(error);
      return error;
    }
  }

  async #check(): Promise<void> {
    // The constructor sets what this ends.
    await nextSlice();
    const broken = await findBrokenRecord(this.#file, this.#checkingEnds.signal).catch((error: unknown) => error);
    if (broken !== null) this.#stopUse(broken);
    this.#checking = null;
  }

  #stopUse(error: unknown): void {
    if (this.#isUnusable) return;
    this.#isUnusable = true;
    this.#setQueue([]);
    distrust(this.#file.folder);
    // After an error, LMDB reads nothing more in the same read transaction.
    this.#file.root.resetReadTxn();
    const fields = { err: error, path: this.#file.folder };
    this.#log.warn(fields, 'the stored values of the state are damaged: they are dropped at the next start');
  }
}

function isDamage(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RecordDamaged || saysDamage(cause);
}
