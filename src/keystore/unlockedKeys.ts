import type { Address } from '../../generated/types.js';

/** Node.js timers of more than 2^31 - 1 ms fire at once. */
const MAX_TIMER_MS = 2 ** 30;

interface UnlockedKey {
  /** 32 bytes. */
  bytes: Uint8Array;
  /** Infinity when the key stays unlocked. */
  lockedAt: number;
}

/** Unlocked keys in memory. A timer overwrites expired keys; they are also unusable before it fires. */
export class UnlockedKeys {
  readonly #now: () => number;
  readonly #keys = new Map<Address, UnlockedKey>();
  #timer: NodeJS.Timeout | undefined;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes over the bytes of a key for some seconds; 0 means without end. Replaces an earlier time. */
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
    this.#timer = setTimeout(() => {
      this.#lockExpired();
      this.#arm();
    }, wait).unref();
  }
}
