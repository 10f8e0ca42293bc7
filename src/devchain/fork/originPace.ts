/** How fast the origin of a fork is asked. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Compute units of an average request; foundry counts with the same figure. */
const UNITS_PER_CALL = 17;

/** Requests stay slow for this long after the origin refused one for its rate, milliseconds. */
const CAREFUL_MS = 30_000;

/** Sends at full speed until the origin refuses a request for its rate, and then waits as it asks. */
export class OriginPace {
  readonly #unitsPerSecond: number;
  #pausedUntil = 0;
  #carefulUntil = 0;
  #nextAt = 0;

  /** `unitsPerSecond` are the compute units that the provider grants; Infinity for no limit. */
  constructor(unitsPerSecond: number) {
    this.#unitsPerSecond = unitsPerSecond;
  }

  /** The origin refused a request for its rate: nothing is sent for `waitMs`, and less than before for a while. */
  refused(waitMs: number): void {
    const now = performance.now();
    this.#pausedUntil = Math.max(this.#pausedUntil, now + waitMs);
    this.#carefulUntil = now + waitMs + CAREFUL_MS;
  }

  /** Resolves when so many calls may be sent. */
  async ready(calls: number): Promise<void> {
    const now = performance.now();
    let at = this.#pausedUntil;
    if (now < this.#carefulUntil) {
      at = Math.max(at, this.#nextAt);
      this.#nextAt = Math.max(at, now) + (1000 * calls * UNITS_PER_CALL) / this.#unitsPerSecond;
    }
    if (at > now) await sleep(at - now);
  }
}
