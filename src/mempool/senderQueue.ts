import type { Address } from '../../generated/types.js';
import type { PendingEntry } from './pendingEntry.js';

/** One sender's waiting transactions by nonce, and how far they follow on each other. */
export class SenderQueue {
  readonly #byNonce = new Map<bigint, PendingEntry>();
  /** Every nonce from `first` up to before `next` is there; kept, because a line may be long and is asked again and again. */
  #run: { first: bigint; next: bigint } | null = null;
  /** The account's nonce, and the height at which it was that; null while it is not known. */
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

  /** The first nonce from `from` on that is free. */
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

  /** Those whose nonces are so. */
  having(condition: (nonce: bigint) => boolean): PendingEntry[] {
    const found: PendingEntry[] = [];
    for (const [nonce, entry] of this.#byNonce) if (condition(nonce)) found.push(entry);
    return found;
  }

  /** The account has this nonce at this height. An older answer than the known one tells nothing. */
  learn(nonce: bigint, height: number): void {
    if (this.#committed === null || height >= this.#committed.height) this.#committed = { nonce, height };
  }

  /** What was learned does not hold any more. */
  unlearn(): void {
    this.#committed = null;
  }

  /** Whether the account must be asked at this height to tell what is in line: not again at one height, and not while all is in line. */
  isUnsettled(height: number): boolean {
    if (this.#committed === null) return true;
    return this.#committed.height < height && this.inLine() < this.size;
  }

  /** How many transactions follow on the account's nonce without a gap; on their lowest nonce while the account's is not known. */
  inLine(): number {
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
