/** Trackers of several workers over one file, as far as the workers of a service differ: each has blocks of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hash } from '../../../generated/types.js';
import { PendingTracker, type PendingTrackerOptions } from '../../../src/mempool/pendingTracker.js';
import type { PendingHints } from '../../../src/mempool/sharedPending.js';
import { closeFile, OpeningLock } from '../../../src/store/lmdb/openingLock.js';
import { openPendingDatabases, type PendingDatabases } from '../../../src/store/shared/pendingDatabases.js';
import { PendingEventLog } from '../../../src/store/shared/pendingEventLog.js';
import { PollTurn } from '../../../src/store/shared/pollTurn.js';
import { openSharedFile, type SharedEnvironment } from '../../../src/store/shared/sharedFile.js';
import { FakeAccounts, FakeNode, silent } from './fakes.js';

export const EXPIRY_MS = 6_000;
const LIMITS = { maxTransactions: 10_000, maxBytes: 64 * 1024 * 1024 };

export class WorkerStage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'halley-pending-'));
  readonly #file: SharedEnvironment;
  readonly #trackers: PendingTracker[] = [];
  readonly #hearing = new Map<number, () => void>();
  readonly databases: PendingDatabases;
  readonly node = new FakeNode();
  readonly accounts = new FakeAccounts();
  /** Transactions that the index has. */
  readonly mined = new Set<Hash>();
  readonly lines: string[] = [];
  nowMs = 1_000_000;
  /** Whether hints arrive. */
  hints = true;

  constructor() {
    this.#file = openSharedFile(this.#folder);
    this.databases = openPendingDatabases(this.#file);
  }

  /** From now on the file can be read, but not written. */
  async refuseWrites(): Promise<void> {
    await this.#file.opening.close();
  }

  acceptWrites(): void {
    this.#file.opening = new OpeningLock(this.#folder);
  }

  get folder(): string {
    return this.#folder;
  }

  worker(id: number, options: Partial<PendingTrackerOptions> = {}): PendingTracker {
    const { node, accounts, databases } = this;
    const line = (first: unknown, message?: string): void =>
      void this.lines.push(message ?? (typeof first === 'string' ? first : ''));
    const tracker = new PendingTracker(
      { listed: false, takesGaps: false, ...options },
      {
        node,
        accounts,
        decode: node.decode,
        log: { ...silent, warn: line, info: line },
        clock: () => this.nowMs,
        shared: {
          events: new PendingEventLog(databases, { ...LIMITS, ...options }),
          turn: new PollTurn(databases, { worker: id, expiryMs: EXPIRY_MS }),
          hints: this.#hintsOf(id),
          isMined: (hash) => this.mined.has(hash),
        },
      },
    );
    this.#trackers.push(tracker);
    return tracker;
  }

  #hintsOf(id: number): PendingHints {
    return {
      tell: () => {
        if (!this.hints) return;
        for (const [other, listener] of this.#hearing) if (other !== id) setImmediate(listener);
      },
      onTold: (listener) => {
        this.#hearing.set(id, listener);
        return () => this.#hearing.delete(id);
      },
    };
  }

  async dispose(): Promise<void> {
    for (const tracker of this.#trackers) tracker.stop();
    await closeFile(this.#file);
    rmSync(this.#folder, { recursive: true });
  }
}

/** In order of arrival. */
export const hashes = (tracker: PendingTracker): Hash[] => tracker.all().map(({ transaction: { hash } }) => hash);
