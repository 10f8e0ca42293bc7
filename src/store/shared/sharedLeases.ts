/**
 * Limits that hold over all processes of a service: what each process holds, and token buckets. Each change is a
 * synchronous transaction of some 10 µs, so callers report in steps and not each change. The two databases:
 * - `limitBuckets`: name to when the bucket is full again, a float64 in milliseconds. Full buckets have no record.
 * - `limitAmounts`: name to what each process holds: its number, a uint32, then the amount, a float64.
 *
 * A process that is killed holds nothing once `forgetWorker` was called with its number; units that it has used and not
 * reported are lost.
 */
import type { Database } from 'lmdb';
import type { BucketLevel, HeldByAll, Leases, SharedBucketSize, UnitsTaken } from '../../concurrency/leases.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import type { SharedEnvironment } from './sharedFile.js';

/** Who shares, and what is done on trouble. */
export interface SharedLeasesOptions {
  /** Number of this process. The service never uses it again. */
  worker: number;
  /** How many processes share the limits. */
  workers: number;
  /** Called when limits can no longer be shared, once until they can be again. */
  onFailure: (error: unknown) => void;
  /** About 25 MB unless given. Beyond it, buckets are taken for full. */
  maxBuckets?: number;
  /** Milliseconds of the clock of all processes; unless given, of the system's steady clock. */
  now?: () => number;
}

const MAX_BUCKETS = 262_144;

/** After this number of written buckets, four times as many are looked at, and full ones are removed. */
const SWEEP_EVERY = 64;
const SWEEP_FACTOR = 4;

/** Records in one transaction of `forgetWorker`. */
const FORGET_AT_ONCE = 512;

/** After a failure, the processes keep to their parts for this long. */
const RETRY_MS = 1_000;

const ENTRY_BYTES = 12;

/** Tolerance for sums of fractions. */
const ROUNDING = 1e-6;

/** The time of `performance.now()` on the system's steady clock, in milliseconds. */
const CLOCK_OFFSET = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** The leases of one process. */
export class SharedLeases implements Leases {
  readonly workers: number;
  readonly #options: SharedLeasesOptions;
  readonly #environment: SharedEnvironment;
  readonly #buckets: Database<Buffer, string>;
  readonly #amounts: Database<Buffer, string>;
  /** Processes that have ended: what they held no longer counts. */
  readonly #gone = new Set<number>();
  /** What could not be given back, by name: the amount that is still held. */
  readonly #owed = new Map<string, number>();
  #retryAt = -Infinity;
  #isFailing = false;
  #isClosed = false;
  #writtenSinceSweep = 0;
  #sweptUpTo = '';

  constructor(environment: SharedEnvironment, options: SharedLeasesOptions) {
    const { root, opening } = environment;
    const open = (name: string) => opening.hold(() => root.openDB<Buffer, string>(name, { encoding: 'binary' }));
    this.#environment = environment;
    this.#options = options;
    this.workers = options.workers;
    this.#buckets = open('limitBuckets');
    this.#amounts = open('limitAmounts');
  }

  now(): number {
    return this.#options.now?.() ?? performance.now() + CLOCK_OFFSET;
  }

  hold(name: string, amount: number, most: number): HeldByAll | null {
    return this.#write(() => {
      const held = this.#readAmounts(name);
      const others = this.#sumOfOthers(held);
      const isHeld = others + amount <= most;
      if (isHeld) this.#writeAmount(name, held, amount);
      return { others, isHeld };
    });
  }

  giveBack(name: string, amount: number): void {
    this.#owed.set(name, amount);
    this.#write(() => undefined);
  }

  heldByOthers(name: string): number | null {
    if (!this.#isUsable()) return null;
    try {
      return this.#sumOfOthers(this.#readAmounts(name));
    } catch (error) {
      return this.#fail(error);
    }
  }

  unitsOf({ name, perMs, capacity }: SharedBucketSize): number | null {
    if (!this.#isUsable()) return null;
    try {
      // The snapshot of this turn of the event loop may be older.
      this.#environment.root.resetReadTxn();
      const fullAt = this.#buckets.getBinaryFast(name)?.readDoubleLE(0) ?? -Infinity;
      return capacity - Math.max(0, fullAt - this.now()) * perMs;
    } catch (error) {
      return this.#fail(error);
    }
  }

  take(takes: readonly UnitsTaken[]): BucketLevel[] | null {
    return this.#write(() => {
      const now = this.now();
      const levels = takes.map((taken) => this.#take(taken, now));
      if (this.#writtenSinceSweep >= SWEEP_EVERY) this.#sweep(now);
      return levels;
    });
  }

  /** What the process held is given back. Its records go away in small transactions. */
  async forgetWorker(worker: number): Promise<void> {
    this.#gone.add(worker);
    for (let after: string | null = ''; after !== null;) {
      const start: string = after;
      after = this.#write(() => this.#forgetSome(start));
      await new Promise(setImmediate);
    }
  }

  /** As `forgetWorker`, for every worker that was started before this one and is not among these. */
  async keepOnly(living: readonly number[]): Promise<void> {
    const { worker: own } = this.#options;
    const ended = new Set<number>();
    for (const { value } of this.#amounts.getRange())
      for (const { worker } of readEntries(value)) if (worker < own && !living.includes(worker)) ended.add(worker);
    for (const worker of ended) await this.forgetWorker(worker);
  }

  /** Forgets all limits: call it when a service starts, before any of its processes uses them. */
  clear(): void {
    inTransaction(this.#environment, () => {
      this.#buckets.clearSync();
      this.#amounts.clearSync();
    });
  }

  /** Call before the environment is closed. From then on, this process keeps to its part of each limit. */
  close(): void {
    this.#isClosed = true;
  }

  #take({ name, perMs, capacity, units, at, wanted }: UnitsTaken, now: number): BucketLevel {
    const written = this.#buckets.getBinary(name)?.readDoubleLE(0) ?? -Infinity;
    // A bucket that was full when units were taken is less full than one that they were taken from later.
    let fullAt = Math.max(written, at) + units / perMs;
    const level = capacity - Math.max(0, fullAt - now) * perMs;
    const isTaken = wanted > 0 && level >= Math.min(wanted, capacity) - ROUNDING;
    if (isTaken) fullAt = Math.max(fullAt, now) + wanted / perMs;
    if (fullAt > now) {
      const record = Buffer.allocUnsafe(8);
      record.writeDoubleLE(fullAt, 0);
      this.#buckets.putSync(name, record);
      this.#writtenSinceSweep++;
    } else if (written !== -Infinity) this.#buckets.removeSync(name);
    return { units: isTaken ? level - wanted : level, isTaken };
  }

  /** Removes full buckets among the next ones, and any while there are too many. */
  #sweep(now: number): void {
    const { maxBuckets = MAX_BUCKETS } = this.#options;
    // lmdb declares an empty object.
    let excess = (this.#buckets.getStats() as { entryCount: number }).entryCount - maxBuckets;
    const next = [...this.#buckets.getRange({ start: this.#sweptUpTo, limit: SWEEP_FACTOR * this.#writtenSinceSweep })];
    for (const { key, value } of next) {
      if (value.readDoubleLE(0) > now && excess <= 0) continue;
      this.#buckets.removeSync(key);
      excess--;
    }
    this.#sweptUpTo = next.length < SWEEP_FACTOR * this.#writtenSinceSweep ? '' : next.at(-1)!.key;
    this.#writtenSinceSweep = 0;
  }

  /** The name up to which records were looked at; null at the end. */
  #forgetSome(start: string): string | null {
    const records = [...this.#amounts.getRange({ start, exclusiveStart: true, limit: FORGET_AT_ONCE })];
    for (const { key, value } of records) {
      const held = readEntries(value);
      const kept = held.filter(({ worker }) => !this.#gone.has(worker));
      if (kept.length < held.length) this.#writeEntries(key, kept);
    }
    return records.length < FORGET_AT_ONCE ? null : records.at(-1)!.key;
  }

  #readAmounts(name: string): Entry[] {
    return readEntries(this.#amounts.getBinary(name)).filter(({ worker }) => !this.#gone.has(worker));
  }

  #sumOfOthers(held: readonly Entry[]): number {
    const { worker: own } = this.#options;
    return held.reduce((sum, { worker, amount }) => (worker === own ? sum : sum + amount), 0);
  }

  #writeAmount(name: string, held: readonly Entry[], amount: number): void {
    const { worker: own } = this.#options;
    const others = held.filter(({ worker }) => worker !== own);
    this.#writeEntries(name, amount === 0 ? others : [...others, { worker: own, amount }]);
    this.#owed.delete(name);
  }

  #writeEntries(name: string, entries: readonly Entry[]): void {
    if (entries.length === 0) return void this.#amounts.removeSync(name);
    const record = Buffer.allocUnsafe(entries.length * ENTRY_BYTES);
    for (const [i, { worker, amount }] of entries.entries()) {
      record.writeUInt32LE(worker, i * ENTRY_BYTES);
      record.writeDoubleLE(amount, i * ENTRY_BYTES + 4);
    }
    this.#amounts.putSync(name, record);
  }

  /** Null when it failed, now or a moment ago. */
  #write<T>(action: () => T): T | null {
    if (!this.#isUsable()) return null;
    const owed = [...this.#owed];
    try {
      const result = inTransaction(this.#environment, () => {
        for (const [name, amount] of owed) this.#writeAmount(name, this.#readAmounts(name), amount);
        return action();
      });
      this.#isFailing = false;
      return result;
    } catch (error) {
      for (const [name, amount] of owed) this.#owed.set(name, amount);
      return this.#fail(error);
    }
  }

  #isUsable(): boolean {
    return !this.#isClosed && (!this.#isFailing || this.now() >= this.#retryAt);
  }

  #fail(error: unknown): null {
    if (!this.#isFailing) this.#options.onFailure(error);
    this.#isFailing = true;
    this.#retryAt = this.now() + RETRY_MS;
    return null;
  }
}

/** What one process holds. */
interface Entry {
  worker: number;
  amount: number;
}

function readEntries(record: Buffer | undefined): Entry[] {
  if (record === undefined) return [];
  return Array.from({ length: Math.floor(record.length / ENTRY_BYTES) }, (_, i) => ({
    worker: record.readUInt32LE(i * ENTRY_BYTES),
    amount: record.readDoubleLE(i * ENTRY_BYTES + 4),
  }));
}
