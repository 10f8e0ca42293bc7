/**
 * The chain's clock: real time plus the offset that development methods set. Block times increase strictly, to the
 * nanosecond, whatever the clock does. Whole seconds may repeat, as on a real chain with several blocks a second.
 */
import type { BlockTime } from '../../chain/node.js';
import { LATEST_SECONDS } from '../constants.js';
import { invalidParams, type CometRpcError } from './server/cometRpcError.js';
import { nextBlockTime, type ClockReading } from '../../chain/development/blockClock.js';

/** Rollbacks until the same nanoseconds come again. They stay below those of a millisecond, the clock's unit. */
const MAX_ROLLBACKS = 1_000_000;

/** A state of the clock that `restore` takes. */
export interface ClockState {
  /** The chain's time at that moment, milliseconds since the epoch. */
  chainMs: number;
  nextSeconds: number | null;
  intervalSeconds: number | null;
}

/** Gives blocks their times. */
export class ChainClock {
  #reading: ClockReading = { offsetMs: 0, nextSeconds: null, intervalSeconds: null, nanos: 0 };
  readonly #realMs: () => number;

  /** `realMs` returns milliseconds since the epoch. */
  constructor(realMs: () => number = Date.now) {
    this.#realMs = realMs;
  }

  /** The time that a block made now would have, after one made at `previous`. */
  nextBlockTime(previous: BlockTime): BlockTime {
    return nextBlockTime(this.#reading, previous, this.#realMs());
  }

  /** What decides the next time: another object after each change. */
  get reading(): ClockReading {
    return this.#reading;
  }

  /** The time of the block that is made now. A time set for it is used up, and the clock continues from it. */
  takeBlockTime(previous: BlockTime): BlockTime {
    const time = this.nextBlockTime(previous);
    if (this.#reading.nextSeconds !== null)
      this.#set({ offsetMs: time.seconds * 1000 - this.#realMs(), nextSeconds: null });
    return time;
  }

  /** Returns by how many seconds the clock is ahead of real time. Throws CometRpcError beyond year 9999. */
  increase(seconds: number): number {
    expectWithin(this.#chainMs() / 1000 + seconds);
    const offsetMs = this.#reading.offsetMs + seconds * 1000;
    this.#set({ offsetMs });
    return Math.round(offsetMs / 1000);
  }

  /** Sets the time of the next block. Throws CometRpcError unless it is later than `previous`. */
  setNext(seconds: number, previous: BlockTime): void {
    if (seconds <= previous.seconds) {
      const relation = seconds < previous.seconds ? 'lower than' : 'equal to';
      throw refused(`${seconds} is ${relation} previous block's timestamp`);
    }
    expectWithin(seconds);
    this.#set({ nextSeconds: seconds });
  }

  /** Sets the next block to `seconds` after `previous`; 0 repeats the second. Throws as `increase` does. */
  setStep(seconds: number, previous: BlockTime): void {
    expectWithin(previous.seconds + seconds);
    this.#set({ nextSeconds: previous.seconds + seconds });
  }

  /** From now on every block is `seconds` after the one before it; null turns that off. Throws as `increase` does. */
  setInterval(seconds: number | null): void {
    if (seconds !== null) expectWithin(this.#chainMs() / 1000 + seconds);
    this.#set({ intervalSeconds: seconds });
  }

  /** Returns by how many seconds that moved the clock forward, 0 for a step back. Throws as `increase` does. */
  setTime(seconds: number): number {
    expectWithin(seconds);
    const before = Math.floor(this.#chainMs() / 1000);
    this.#set({ offsetMs: seconds * 1000 - this.#realMs() });
    return Math.max(0, seconds - before);
  }

  /** The clock continues from the time of the block that is the newest again. New blocks differ from those before. */
  goBackTo({ seconds }: BlockTime): void {
    this.#set({ nanos: (this.#reading.nanos + 1) % MAX_ROLLBACKS });
    this.setTime(seconds);
  }

  /** Throws as `increase` does for a time that no block can have. */
  check(seconds: number): void {
    expectWithin(seconds);
  }

  /** Moves the clock forward so that the block after one made at `previous` is not earlier than `seconds`. */
  advanceTo(seconds: number, previous: BlockTime): void {
    if (this.nextBlockTime(previous).seconds < seconds) this.#set({ offsetMs: seconds * 1000 - this.#realMs() });
  }

  get hasInterval(): boolean {
    return this.#reading.intervalSeconds !== null;
  }

  state(): ClockState {
    const { nextSeconds, intervalSeconds } = this.#reading;
    return { chainMs: this.#chainMs(), nextSeconds, intervalSeconds };
  }

  /** The chain's time continues from that moment, as if no time had passed since. */
  restore({ chainMs, nextSeconds, intervalSeconds }: ClockState): void {
    this.#set({ offsetMs: chainMs - this.#realMs(), nextSeconds, intervalSeconds });
  }

  /** The chain's time continues from the time of its newest block. */
  startAt({ seconds }: BlockTime): void {
    this.#set({ offsetMs: seconds * 1000 - this.#realMs() });
  }

  reset(): void {
    this.#set({ offsetMs: 0, nextSeconds: null, intervalSeconds: null });
  }

  #set(changed: Partial<ClockReading>): void {
    this.#reading = { ...this.#reading, ...changed };
  }

  #chainMs(): number {
    return this.#realMs() + this.#reading.offsetMs;
  }
}

function expectWithin(seconds: number): void {
  if (seconds > LATEST_SECONDS)
    throw refused(`${Math.floor(seconds)} is beyond ${LATEST_SECONDS}, the end of the year 9999`);
}

/** The error begins as anvil's does. */
function refused(reason: string): CometRpcError {
  return invalidParams(`Timestamp error: ${reason}`);
}
