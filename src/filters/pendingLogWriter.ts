/**
 * Writes the hashes of pending transactions into the store's log, from which filters for them are polled, while there are such filters. What a
 * turn of the event loop brings is written together, at the latest before the log is read.
 */
import type { Hash } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import type { Logger } from '../observe/logger.js';
import type { FilterStore } from '../store/filterStore.js';

export interface PendingLogWriterParts {
  store: FilterStore;
  mempool: Pick<Mempool, 'all' | 'onAdded' | 'refresh'>;
  log: Logger;
}

/** Hashes that wait while the store takes no writes; as many as its log keeps. */
const MOST_WAITING = 100_000;

export class PendingLogWriter {
  #stopListening: (() => void) | null = null;
  #waiting: Hash[] = [];
  #writing: Promise<void> = Promise.resolve();
  #isScheduled = false;
  readonly #parts: PendingLogWriterParts;

  constructor(parts: PendingLogWriterParts) {
    this.#parts = parts;
  }

  /** True when everything that is known is in the store's log. */
  get isWritten(): boolean {
    return this.#waiting.length === 0;
  }

  /** Listens, from behind what is pending already; that is written, too, or it would be news after a restart. */
  async begin(signal: AbortSignal): Promise<void> {
    const { mempool } = this.#parts;
    await mempool.refresh(signal);
    if (this.#stopListening === null) for (const { transaction } of mempool.all()) this.#add(transaction.hash);
    this.listen();
    await this.write();
  }

  listen(): void {
    this.#stopListening ??= this.#parts.mempool.onAdded(({ hash }) => this.#add(hash));
  }

  /** Ends the listening, and writes what was heard. */
  async stop(): Promise<void> {
    this.#stopListening?.();
    this.#stopListening = null;
    await this.#writeUnasked();
  }

  /** Writes what waits. When the store cannot, it goes on waiting. */
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
      void this.#writeUnasked();
    });
  }

  /** Whoever polls hears of a failure; here nobody waits. */
  async #writeUnasked(): Promise<void> {
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
      this.#waiting = [...hashes, ...this.#waiting].slice(-MOST_WAITING);
      throw error;
    }
  }
}
