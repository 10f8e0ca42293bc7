import { KeyLimitExceeded } from './keystoreErrors.js';
import { GUESS_WINDOW_MS, MAX_GUESSES } from './limits.js';

/**
 * Counts wrong passphrases per account. A right one does not reset the count: otherwise each use by the owner would
 * allow an attacker further guesses. Only existing accounts are counted, which bounds the memory.
 */
export class GuessLimit {
  readonly #now: () => number;
  /** Time of the first wrong passphrase in the current window, and the number since. */
  readonly #wrong = new Map<string, { since: number; count: number }>();

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws KeyLimitExceeded after too many wrong passphrases, until the window is over. */
  assertMayGuess(subject: string): void {
    this.#forgetOld();
    if ((this.#wrong.get(subject)?.count ?? 0) >= MAX_GUESSES.limit) throw new KeyLimitExceeded(MAX_GUESSES);
  }

  countWrong(subject: string): void {
    this.#forgetOld();
    const { since, count } = this.#wrong.get(subject) ?? { since: this.#now(), count: 0 };
    this.#wrong.set(subject, { since, count: count + 1 });
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [subject, { since }] of this.#wrong) if (now - since >= GUESS_WINDOW_MS) this.#wrong.delete(subject);
  }
}
