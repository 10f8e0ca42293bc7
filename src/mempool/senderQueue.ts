import type { Address } from '../../generated/types.js';
import type { PendingTransaction } from '../chain/mempool.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { pendingTransactionObject } from '../ethereum/transaction/transactionObject.js';

/** Longer JSON is not cached: it is mostly input, whose hex text is quick to make and takes much memory. */
const MAX_CACHED_JSON_LENGTH = 4096;

/** A transaction in the pool. */
export class PendingEntry implements PendingTransaction {
  /** Height of the node when its list first lacked the transaction; else null. */
  missingAt: number | null = null;
  /** Whether a list of the node has had it. */
  wasListed = false;
  #json: string | null = null;

  constructor(
    readonly transaction: SignedTransaction,
    /** Milliseconds of the machine's clock, to compare with the start of a poll. */
    readonly seenAt: number,
    /** Number of its event in the log that the workers share; null while it is not in there. */
    public number: number | null = null,
  ) {}

  get json(): string {
    if (this.#json !== null) return this.#json;
    const json = JSON.stringify(pendingTransactionObject(this.transaction));
    if (json.length <= MAX_CACHED_JSON_LENGTH) this.#json = json;
    return json;
  }
}

/** One sender's pending transactions by nonce. */
export class SenderQueue {
  readonly #byNonce = new Map<bigint, PendingEntry>();
  /** All nonces from `first` to `next` - 1 are present. Cached, because a queue may be long. */
  #run: { first: bigint; next: bigint } | null = null;
  /** The account's nonce, and the height after which it had that nonce. */
  #committed: { nonce: bigint; height: number } | null = null;

  constructor(readonly sender: Address) {}

  get size(): number {
    return this.#byNonce.size;
  }

  at(nonce: bigint): PendingEntry | undefined {
    return this.#byNonce.get(nonce);
  }

  set(entry: PendingEntry): void {
    this.#byNonce.set(entry.transaction.nonce, entry);
  }

  delete(nonce: bigint): void {
    this.#byNonce.delete(nonce);
    if (this.#run !== null && nonce >= this.#run.first && nonce < this.#run.next) this.#run = null;
  }

  /** The first unused nonce at or above `from`. */
  nextNonce(from: bigint): bigint {
    const run = this.#run;
    const known = run !== null && from >= run.first && from <= run.next;
    let next = known ? run.next : from;
    while (this.#byNonce.has(next)) next += 1n;
    this.#run = { first: known ? run.first : from, next };
    return next;
  }

  /** Ascending by nonce. */
  ordered(): PendingEntry[] {
    return [...this.#byNonce.values()].sort((a, b) => (a.transaction.nonce < b.transaction.nonce ? -1 : 1));
  }

  withNonce(condition: (nonce: bigint) => boolean): PendingEntry[] {
    return [...this.#byNonce.values()].filter(({ transaction }) => condition(transaction.nonce));
  }

  /** The account's nonce after a block. An older block than the last changes nothing. */
  setCommittedNonce(nonce: bigint, height: number): void {
    if (this.#committed === null || height >= this.#committed.height) this.#committed = { nonce, height };
  }

  clearCommittedNonce(): void {
    this.#committed = null;
  }

  /** Whether to query the account at a height: not twice at one height, and not while no nonce is missing. */
  needsNonce(height: number): boolean {
    if (this.#committed === null) return true;
    return this.#committed.height < height && this.executableCount() < this.size;
  }

  /** Transactions that follow the account's nonce, or their lowest if that is unknown, without a gap. */
  executableCount(): number {
    const end = this.nextNonce(this.#committed?.nonce ?? this.#lowest());
    let count = 0;
    for (const nonce of this.#byNonce.keys()) if (nonce < end) count += 1;
    return count;
  }

  #lowest(): bigint {
    let lowest: bigint | null = null;
    for (const nonce of this.#byNonce.keys()) if (lowest === null || nonce < lowest) lowest = nonce;
    return lowest ?? 0n;
  }
}
