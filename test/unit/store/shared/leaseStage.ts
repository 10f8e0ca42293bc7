import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { openSharedFile, type SharedEnvironment } from '../../../../src/store/shared/sharedFile.js';
import { SharedLeases } from '../../../../src/store/shared/sharedLeases.js';

/** Leases of several workers in one environment of a new folder. The test moves their clock. */
export class LeaseStage {
  nowMs = 1_000_000;
  readonly failures: unknown[] = [];
  readonly #path: string;
  readonly #environment: SharedEnvironment;

  private constructor(path: string) {
    this.#path = path;
    this.#environment = openSharedFile(path);
  }

  static async open(): Promise<LeaseStage> {
    return new LeaseStage(await mkdtemp(join(tmpdir(), 'halley-leases-')));
  }

  /** Leases of the workers 1 to `count`. */
  workers(count: number, maxBuckets?: number): SharedLeases[] {
    return Array.from({ length: count }, (_, i) => this.worker(i + 1, count, maxBuckets));
  }

  worker(worker: number, workers: number, maxBuckets?: number): SharedLeases {
    return new SharedLeases(this.#environment, {
      worker,
      workers,
      onFailure: (error) => this.failures.push(error),
      now: () => this.nowMs,
      ...(maxBuckets !== undefined && { maxBuckets }),
    });
  }

  /** The number of records in a database of the environment. */
  records(database: 'limitBuckets' | 'limitAmounts'): number {
    const open = () => this.#environment.root.openDB<Buffer, string>(database, { encoding: 'binary' });
    return this.#environment.opening.hold(open).getCount();
  }

  /** From now on no transaction succeeds. */
  async breakFile(): Promise<void> {
    await this.#environment.root.close();
  }

  async close(): Promise<void> {
    await closeFile(this.#environment);
    await rm(this.#path, { recursive: true });
  }
}
