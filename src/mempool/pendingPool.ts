import type { Address, Hash } from '../../generated/types.js';
import type { PendingEntry } from './pendingEntry.js';
import { SenderQueue } from './senderQueue.js';

export interface PendingPoolOptions {
  /** Most transactions kept; the oldest give way. */
  maxTransactions: number;
  /** Most bytes of signed transactions kept; the oldest give way. */
  maxBytes: number;
}

/** Waiting transactions by hash and by sender, bounded. Knows neither where they come from nor when they go. */
export class PendingPool {
  /** In order of arrival. */
  readonly #byHash = new Map<Hash, PendingEntry>();
  readonly #lines = new Map<Address, SenderQueue>();
  #bytes = 0;
  readonly #options: PendingPoolOptions;
  readonly #onRemoved: (hash: Hash) => void;

  /** `onRemoved` is told of each hash that leaves, whatever for. */
  constructor(options: PendingPoolOptions, onRemoved: (hash: Hash) => void) {
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

  lines(): IterableIterator<SenderQueue> {
    return this.#lines.values();
  }

  line(sender: Address): SenderQueue | undefined {
    return this.#lines.get(sender);
  }

  /** The entry takes the place of another one with its sender and nonce. */
  add(entry: PendingEntry): void {
    const { hash, from, nonce, raw } = entry.transaction;
    const replaced = this.#lines.get(from)?.at(nonce);
    if (replaced !== undefined) this.remove(replaced.transaction.hash);
    this.#byHash.set(hash, entry);
    this.#bytes += raw.length;
    let line = this.#lines.get(from);
    if (line === undefined) this.#lines.set(from, (line = new SenderQueue(from)));
    line.set(entry);
    this.#makeRoom();
  }

  remove(hash: Hash): void {
    const entry = this.#byHash.get(hash);
    if (entry === undefined) return;
    const { from, nonce, raw } = entry.transaction;
    this.#byHash.delete(hash);
    this.#bytes -= raw.length;
    const line = this.#lines.get(from);
    line?.delete(nonce);
    if (line?.size === 0) this.#lines.delete(from);
    this.#onRemoved(hash);
  }

  /** Removes a sender's transactions whose nonces are so. */
  removeOf(sender: Address, condition: (nonce: bigint) => boolean): void {
    for (const { transaction } of this.#lines.get(sender)?.having(condition) ?? []) this.remove(transaction.hash);
  }

  /** Removes what was seen at that time or before. */
  removeSeenUntil(ms: number): void {
    for (const { transaction, seenAtMs } of this.#byHash.values()) {
      if (seenAtMs > ms) return;
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
