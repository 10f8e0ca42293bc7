/**
 * Token buckets that all processes of a service draw from. Each process spends from a copy of the bucket. It reports
 * what it has spent when that is a sixteenth of the bucket, or less while little is left, and after half a second, and
 * looks at the bucket when it has not done so for as long. So all together may spend more than one process would: a
 * sixteenth of the bucket for each process.
 */
import type { BucketLevel, Leases, UnitsTaken } from '../../concurrency/leases.js';
import type { Bucket } from './tokenBucket.js';

/** The part of the bucket that a process may spend without a report. */
const UNREPORTED_PARTS = 16;

/** A process may always spend the units that come back in this time without a report: it bounds the reports. */
const LEAST_UNREPORTED_MS = 20;

const REPORT_INTERVAL_MS = 500;

/** Buckets that are reported in one transaction, which takes some 6 µs for each of them. */
const REPORTED_TOGETHER = 128;

/** Tolerance for sums of fractions. */
const ROUNDING = 1e-6;

/** The size of a bucket. */
export interface BucketSize {
  perSecond: number;
  capacity: number;
}

/** This process's copy of a bucket. Times are those of the leases' clock. */
export class SharedBucket implements Bucket {
  readonly #reports: BucketReports;
  readonly #name: string;
  readonly #perMs: number;
  readonly #capacity: number;
  /** What is left, without what the others have spent since the last report. */
  #units: number;
  #at: number;
  /** Spent units that are not reported; negative when more was taken than was spent. */
  #unreported = 0;
  #spentAt: number;
  /** When the bucket itself was last looked at. */
  #lookedAt = -Infinity;
  /** Whether the bucket is not shared at present, and this process keeps to its part of it. */
  #isAlone = false;

  constructor(reports: BucketReports, name: string, { perSecond, capacity }: BucketSize, now: number) {
    this.#reports = reports;
    this.#name = name;
    this.#perMs = perSecond / 1_000;
    this.#capacity = capacity;
    this.#units = capacity;
    this.#at = now;
    this.#spentAt = now;
  }

  waitMs(units: number, now: number): number {
    this.#refill(now);
    const waitMs = this.#waitMs(units);
    // The others can only have made it less.
    if (waitMs > 0) return waitMs;
    if (now - this.#lookedAt > REPORT_INTERVAL_MS) this.#look(now);
    if (this.#unreported + units <= this.#mostUnreported()) return this.#waitMs(units);
    this.#report(units);
    return this.#unreported < 0 ? 0 : this.#waitMs(units);
  }

  take(units: number, now: number): void {
    this.#refill(now);
    // What is unreported was noted when it was the first.
    if (this.#unreported === 0) this.#reports.note(this);
    this.#units -= units;
    this.#unreported += units;
    this.#spentAt = now;
    if (this.#unreported > this.#mostUnreported()) this.#report(0);
  }

  /** What is to be reported, with further units that are wanted. */
  unreported(wanted: number): UnitsTaken {
    return {
      name: this.#name,
      perMs: this.#perMs,
      capacity: this.#capacity,
      units: this.#unreported,
      at: this.#spentAt,
      wanted,
    };
  }

  /** Call after a report of everything that is unreported; null when it failed. */
  reported(level: BucketLevel | null, wanted: number): void {
    this.#isAlone = level === null;
    this.#lookedAt = this.#reports.leases.now();
    this.#unreported = level?.isTaken === true ? -wanted : 0;
    if (level === null) this.#units = Math.min(this.#units, this.#capacity / this.#reports.leases.workers);
    else {
      // What was taken and is not spent is there for this process.
      this.#units = level.units - this.#unreported;
      this.#at = this.#reports.leases.now();
    }
  }

  #look(now: number): void {
    this.#lookedAt = now;
    const units = this.#reports.leases.unitsOf(this.unreported(0));
    if (units !== null) this.#units = Math.min(this.#units, units - this.#unreported);
  }

  #report(wanted: number): void {
    const levels = this.#reports.leases.take([this.unreported(wanted)]);
    this.reported(levels?.[0] ?? null, wanted);
    if (this.#unreported !== 0) this.#reports.note(this);
  }

  #waitMs(units: number): number {
    const { capacity, perMs } = this.#size();
    const missing = Math.min(units, capacity) - this.#units;
    return missing <= ROUNDING ? 0 : Math.ceil((missing - ROUNDING) / perMs);
  }

  #mostUnreported(): number {
    const most = this.#capacity / UNREPORTED_PARTS;
    const ofRest = this.#units / 2 / this.#reports.leases.workers;
    return Math.min(most, Math.max(ofRest, this.#perMs * LEAST_UNREPORTED_MS));
  }

  #refill(now: number): void {
    if (now <= this.#at) return;
    const { capacity, perMs } = this.#size();
    this.#units = Math.min(capacity, this.#units + (now - this.#at) * perMs);
    this.#at = now;
  }

  #size(): { capacity: number; perMs: number } {
    const parts = this.#isAlone ? this.#reports.leases.workers : 1;
    return { capacity: this.#capacity / parts, perMs: this.#perMs / parts };
  }
}

/** Reports what is spent, of many buckets together. */
export class BucketReports {
  readonly #noted = new Set<SharedBucket>();
  #isScheduled = false;

  constructor(readonly leases: Leases) {}

  /** Something of the bucket is unreported. */
  note(bucket: SharedBucket): void {
    this.#noted.add(bucket);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      void this.reportAll();
    }, REPORT_INTERVAL_MS).unref();
  }

  /** Resolves when everything that was unreported is reported. The first buckets are at once. */
  async reportAll(): Promise<void> {
    const due = [...this.#noted];
    this.#noted.clear();
    for (let from = 0; from < due.length; from += REPORTED_TOGETHER) {
      if (from > 0) await new Promise(setImmediate);
      const group = due.slice(from, from + REPORTED_TOGETHER);
      const levels = this.leases.take(group.map((bucket) => bucket.unreported(0)));
      for (const [i, bucket] of group.entries()) bucket.reported(levels?.[i] ?? null, 0);
    }
  }
}
