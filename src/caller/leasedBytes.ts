import type { Leases } from '../concurrency/leases.js';

/** All processes together may have this part of the limit without using it. */
const SPARE_PARTS = 16;

/** A process gives back what it has more than this number of steps above its use. */
const SPARE_STEPS = 2;

/** How long what the other processes have is taken for true. It decides about shares; the limit itself is exact. */
const FRESH_MS = 10;

/**
 * The bytes that this process may use of a limit that all processes of the service share. It takes and gives back large
 * steps, so that most changes cost nothing. What the processes have never exceeds the limit, except for bytes that are
 * used without asking.
 */
export class LeasedBytes {
  readonly #leases: Leases;
  readonly #name: string;
  readonly #limit: number;
  readonly #step: number;
  #used = 0;
  #leased = 0;
  #others = 0;
  #readAt = -Infinity;

  constructor(leases: Leases, name: string, limit: number) {
    this.#leases = leases;
    this.#name = name;
    this.#limit = limit;
    this.#step = Math.max(1, Math.floor(limit / SPARE_PARTS / SPARE_STEPS / leases.workers));
  }

  /** What the other processes have of the limit. While that is not known, as much as this one uses. */
  get others(): number {
    const now = this.#leases.now();
    if (now - this.#readAt >= FRESH_MS) this.#learn(this.#leases.heldByOthers(this.#name), now);
    return this.#others;
  }

  /** Whether this process may use `used` bytes, so that all processes together have no more than `most`. */
  mayUse(used: number, most: number): boolean {
    if (used <= this.#leased) return true;
    const isHeld = this.#hold(this.#roundedUp(used), most) ?? used * this.#leases.workers <= most;
    return isHeld || this.#hold(used, most) === true;
  }

  /** Call with what this process uses now. It may be more than it asked for. */
  use(used: number): void {
    this.#used = used;
    if (used > this.#leased) {
      if (this.#hold(this.#roundedUp(used), this.#limit) === false) this.#hold(used, Infinity);
    } else if (this.#leased - used > SPARE_STEPS * this.#step) {
      this.#leased = this.#roundedUp(used);
      this.#leases.giveBack(this.#name, this.#leased);
    }
  }

  /** Null when it is not known what the others have. */
  #hold(bytes: number, most: number): boolean | null {
    const held = this.#leases.hold(this.#name, bytes, most);
    if (held?.isHeld === true) this.#leased = bytes;
    this.#learn(held?.others ?? null, this.#leases.now());
    return held?.isHeld ?? null;
  }

  #learn(others: number | null, now: number): void {
    this.#others = others ?? this.#used * (this.#leases.workers - 1);
    this.#readAt = now;
  }

  #roundedUp(used: number): number {
    return Math.ceil(used / this.#step) * this.#step;
  }
}
