import type { Address } from '../../generated/types.js';
import type { PendingTransaction } from '../chain/mempool.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { pendingTransactionObject } from '../ethereum/transaction/transactionObject.js';

/** Longer JSON is not cached: nearly all of it is input, whose hex text is quick to make and takes much memory. */
const MAX_CACHED_JSON_LENGTH = 4096;

/** A transaction in the pool. */
export class PendingEntry implements PendingTransaction {
  /** Height of the node when its list first lacked the transaction; null while the list has it. */
  missingAt: number | null = null;
  /** Whether any list of the node had the transaction. */
  wasListed = false;
  #json: string | null = null;

  constructor(
    readonly transaction: SignedTransaction,
    readonly seenAtMs: number,
    /** The same moment on the monotonic clock, to compare with the start of a poll. */
    readonly addedAt: number,
  ) {}

  get json(): string {
    if (this.#json !== null) return this.#json;
    const json = JSON.stringify(pendingTransactionObject(this.transaction));
    if (json.length <= MAX_CACHED_JSON_LENGTH) this.#json = json;
    return json;
  }
}

/** One sender's pending transactions by nonce, and where their nonces have a gap. */
export class SenderQueue {
  readonly #byNonce = new Map<bigint, PendingEntry>();
  /**
   * All nonces from `first` to `next` - 1 are present. Cached, because a queue may be long and is read again and again.
   */
  #run: { first: bigint; next: bigint } | null = null;
  /** The account's nonce, and the height after which it had that nonce; null while it is not known. */
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

  /** The transactions whose nonces meet the condition. */
  withNonce(condition: (nonce: bigint) => boolean): PendingEntry[] {
    const found: PendingEntry[] = [];
    for (const [nonce, entry] of this.#byNonce) if (condition(nonce)) found.push(entry);
    return found;
  }

  /** Sets the account's nonce after a block, unless a later block's is known. */
  setCommittedNonce(nonce: bigint, height: number): void {
    if (this.#committed === null || height >= this.#committed.height) this.#committed = { nonce, height };
  }

  /** Makes the account's nonce unknown again. */
  clearCommittedNonce(): void {
    this.#committed = null;
  }

  /** Whether the account must be queried at a height: not twice at one height, and not while no nonce is missing. */
  needsNonce(height: number): boolean {
    if (this.#committed === null) return true;
    return this.#committed.height < height && this.executableCount() < this.size;
  }

  /**
   * How many transactions follow the account's nonce without a gap. While that is unknown, their lowest nonce stands
   * for it.
   */
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
