import type { Address } from '../../generated/types.js';

/** The longest time that a timer of Node.js can wait is 2^31 - 1 ms; longer ones fire at once. */
const MAX_TIMER_MS = 2 ** 30;

interface UnlockedKey {
  /** 32 bytes. */
  bytes: Uint8Array;
  /** Infinity for one that stays unlocked. */
  lockedAt: number;
}

/** Keys in memory. A key whose time is over is overwritten by a timer, and is not used before that either. */
export class UnlockedKeys {
  readonly #now: () => number;
  readonly #keys = new Map<Address, UnlockedKey>();
  #timer: NodeJS.Timeout | undefined;

  /** `now` answers milliseconds that only grow. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes over the bytes of a key for a number of seconds, 0 for without end. An earlier time is forgotten. */
  set(account: Address, bytes: Uint8Array, seconds: number): void {
    this.delete(account);
    this.#keys.set(account, { bytes, lockedAt: seconds === 0 ? Infinity : this.#now() + seconds * 1000 });
    this.#arm();
  }

  /** The bytes themselves, which are overwritten when the key is locked. */
  get(account: Address): Uint8Array | undefined {
    this.#lockExpired();
    return this.#keys.get(account)?.bytes;
  }

  accounts(): Address[] {
    this.#lockExpired();
    return [...this.#keys.keys()];
  }

  delete(account: Address): void {
    this.#keys.get(account)?.bytes.fill(0);
    this.#keys.delete(account);
  }

  clear(): void {
    clearTimeout(this.#timer);
    for (const account of [...this.#keys.keys()]) this.delete(account);
  }

  #lockExpired(): void {
    const now = this.#now();
    for (const [account, { lockedAt }] of this.#keys) if (lockedAt <= now) this.delete(account);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...[...this.#keys.values()].map(({ lockedAt }) => lockedAt));
    if (next === Infinity) return;
    const wait = Math.min(Math.max(next - this.#now(), 1), MAX_TIMER_MS);
    const ring = (): void => {
      this.#lockExpired();
      this.#arm();
    };
    this.#timer = setTimeout(ring, wait).unref();
  }
}
