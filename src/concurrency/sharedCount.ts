import type { Leases } from './leases.js';

/** How long a known count of the other processes is used, where a count may be off anyway. */
const FRESH_MS = 10;

/** What is counted. */
export interface SharedCountOptions {
  name: string;
  limit: number;
  /** How far the count of a process may be from what the others know of it; 0 for an exact one. */
  tolerance: number;
}

/** Something that is counted up to a limit over all processes of a service. One object for each name in a process. */
export class SharedCount {
  readonly #leases: Leases;
  readonly #options: SharedCountOptions;
  #own = 0;
  /** What the others know of `#own`. */
  #known = 0;
  #others = 0;
  #readAt = -Infinity;

  constructor(leases: Leases, options: SharedCountOptions) {
    this.#leases = leases;
    this.#options = options;
  }

  /** What the other processes count. While that is not known, as much as this one. */
  get others(): number {
    const { name, tolerance } = this.#options;
    if (tolerance === 0) return this.#learn(this.#leases.heldByOthers(name));
    const now = this.#leases.now();
    if (now - this.#readAt < FRESH_MS) return this.#others;
    this.#readAt = now;
    return this.#learn(this.#leases.heldByOthers(name));
  }

  /** Whether one more is within the limit. */
  hasRoom(): boolean {
    return this.#own + this.others < this.#options.limit;
  }

  /** Counts one more if that is within the limit; returns whether it is. */
  tryAdd(): boolean {
    const { name, limit, tolerance } = this.#options;
    if (tolerance > 0) {
      const hasRoom = this.hasRoom();
      if (hasRoom) this.add(1);
      return hasRoom;
    }
    const held = this.#leases.hold(name, this.#own + 1, limit);
    const others = this.#learn(held?.others ?? null);
    const isAdded = held?.isHeld ?? this.#own + others < limit;
    if (isAdded) this.#own++;
    if (held?.isHeld === true) this.#known = this.#own;
    return isAdded;
  }

  /** Counts more, or less for a negative number, whatever the limit. */
  add(amount: number): void {
    this.#own += amount;
    const { name, tolerance } = this.#options;
    const isKnown = Math.abs(this.#own - this.#known) <= tolerance;
    // Nothing is left of what is over.
    const isLeft = this.#own === 0 && this.#known > 0;
    if (isKnown && !isLeft) return;
    if (this.#own > this.#known) {
      const held = this.#leases.hold(name, this.#own, Infinity);
      if (held !== null) this.#known = this.#own;
      this.#learn(held?.others ?? null);
    } else {
      this.#leases.giveBack(name, this.#own);
      this.#known = this.#own;
    }
  }

  #learn(others: number | null): number {
    return (this.#others = others ?? this.#own * (this.#leases.workers - 1));
  }
}
