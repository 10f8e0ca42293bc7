import type { Address, Hash } from '../../generated/types.js';
import { SenderQueue, type PendingEntry } from './senderQueue.js';

/** Most transactions, and most bytes of signed transactions; beyond them, the oldest are dropped. */
export interface PendingPoolOptions {
  maxTransactions: number;
  maxBytes: number;
}

/** Pending transactions by hash and by sender, bounded. `PendingTracker` decides what enters and what leaves. */
export class PendingPool {
  /** In order of arrival. */
  readonly #byHash = new Map<Hash, PendingEntry>();
  readonly #queues = new Map<Address, SenderQueue>();
  #bytes = 0;
  readonly #options: PendingPoolOptions;
  readonly #onRemoved: (entry: PendingEntry) => void;

  /** `onRemoved` is called for each entry that leaves the pool. */
  constructor(options: PendingPoolOptions, onRemoved: (entry: PendingEntry) => void) {
    this.#options = options;
    this.#onRemoved = onRemoved;
  }

  get size(): number {
    return this.#byHash.size;
  }

  get(hash: Hash): PendingEntry | undefined {
    return this.#byHash.get(hash);
  }

  /** In order of arrival. */
  entries(): IterableIterator<PendingEntry> {
    return this.#byHash.values();
  }

  queues(): IterableIterator<SenderQueue> {
    return this.#queues.values();
  }

  queueOf(sender: Address): SenderQueue | undefined {
    return this.#queues.get(sender);
  }

  /** Replaces an entry of the same sender and nonce. */
  add(entry: PendingEntry): void {
    const { hash, from, nonce, raw } = entry.transaction;
    const replaced = this.#queues.get(from)?.at(nonce);
    if (replaced !== undefined) this.remove(replaced.transaction.hash);
    this.#byHash.set(hash, entry);
    this.#bytes += raw.length;
    let queue = this.#queues.get(from);
    if (queue === undefined) this.#queues.set(from, (queue = new SenderQueue(from)));
    queue.set(entry);
    this.#makeRoom();
  }

  remove(hash: Hash): void {
    const entry = this.#byHash.get(hash);
    if (entry === undefined) return;
    const { from, nonce, raw } = entry.transaction;
    this.#byHash.delete(hash);
    this.#bytes -= raw.length;
    const queue = this.#queues.get(from);
    queue?.delete(nonce);
    if (queue?.size === 0) this.#queues.delete(from);
    this.#onRemoved(entry);
  }

  removeOf(sender: Address, condition: (nonce: bigint) => boolean): void {
    for (const { transaction } of this.#queues.get(sender)?.withNonce(condition) ?? []) this.remove(transaction.hash);
  }

  /** `time` is of the machine's clock, included. */
  removeSeenUntil(time: number): void {
    for (const { transaction, seenAt } of this.#byHash.values()) {
      if (seenAt > time) return;
      this.remove(transaction.hash);
    }
  }

  removeAll(): void {
    for (const hash of this.#byHash.keys()) this.remove(hash);
  }

  #makeRoom(): void {
    for (const oldest of this.#byHash.keys()) {
      if (this.#byHash.size <= this.#options.maxTransactions && this.#bytes <= this.#options.maxBytes) return;
      this.remove(oldest);
    }
  }
}
