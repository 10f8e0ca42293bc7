/**
 * Writes the hashes of pending transactions to the store's log, which pending filters read, while there are such
 * filters. Hashes of one event loop iteration are written together, at the latest before the log is read.
 */
import type { Caller } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import type { Logger } from '../observe/logger.js';
import type { FilterStore } from '../store/filterStore.js';

/** Where hashes come from, and where they are written. */
export interface PendingLogWriterParts {
  store: FilterStore;
  mempool: Pick<Mempool, 'recent' | 'onAdded' | 'refresh' | 'update'>;
  log: Logger;
}

/** Most hashes that wait while writes fail; as many as the log keeps. */
const MAX_WAITING = 100_000;

/** Listens to the mempool between `listen` and `stop`. */
export class PendingLogWriter {
  #stopListening: (() => void) | null = null;
  #waiting: Hash[] = [];
  #writing: Promise<void> = Promise.resolve();
  #isScheduled = false;
  readonly #parts: PendingLogWriterParts;

  constructor(parts: PendingLogWriterParts) {
    this.#parts = parts;
  }

  /** Whether every known hash is in the store's log. */
  get isWritten(): boolean {
    return this.#waiting.length === 0;
  }

  /** Starts to listen. Transactions that are already pending are written first: they are not new after a restart. */
  async begin(caller: Caller): Promise<void> {
    await this.#parts.mempool.refresh(caller);
    this.listen();
    await this.write();
  }

  /**
   * Starts to listen, or hears what other workers have added. Another worker may have listened before, and have ended:
   * transactions since then are new to filters. The store skips those that its log has already.
   */
  listen(): void {
    const { mempool } = this.#parts;
    if (this.#stopListening !== null) return mempool.update();
    for (const hash of mempool.recent()) this.#add(hash);
    this.#stopListening = mempool.onAdded(({ hash }) => this.#add(hash));
  }

  async stop(): Promise<void> {
    this.#stopListening?.();
    this.#stopListening = null;
    await this.#writeInBackground();
  }

  /** Writes the waiting hashes. When that fails, they still wait. */
  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#writing;
  }

  #add(hash: Hash): void {
    this.#waiting.push(hash);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#writeInBackground();
    });
  }

  /** Logs a failure, since no caller waits. */
  async #writeInBackground(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'pending transactions cannot be written for their filters');
    }
  }

  async #write(): Promise<void> {
    const hashes = this.#waiting;
    if (hashes.length === 0) return;
    this.#waiting = [];
    try {
      await this.#parts.store.appendPending(hashes);
    } catch (error) {
      this.#waiting = [...hashes, ...this.#waiting].slice(-MAX_WAITING);
      throw error;
    }
  }
}
