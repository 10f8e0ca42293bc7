import { KeyLimitExceeded } from './errors.js';
import { GUESS_WINDOW_MS, MAX_GUESSES } from './limits.js';

/**
 * Counts wrong passphrases by what they are for. A right one does not reset the count: its owner would reopen the way
 * for whoever guesses beside him. Only accounts that exist are counted, which bounds the memory.
 */
export class GuessLimit {
  readonly #now: () => number;
  /** When the first wrong passphrase of a minute came, and how many there were since. */
  readonly #wrong = new Map<string, { since: number; count: number }>();

  /** `now` answers milliseconds that only grow. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws KeyLimitExceeded until the minute is over in which too many wrong passphrases came. */
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
