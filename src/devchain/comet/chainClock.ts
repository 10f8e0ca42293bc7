/**
 * The chain's clock: real time moved by what development methods ask for. Times of blocks increase strictly, to the nanosecond, whatever the
 * clock does; whole seconds may repeat, as on a real chain with several blocks a second.
 */
import type { BlockTime } from '../../chain/node.js';
import { invalidParams, type RpcError } from './server/cometRpcError.js';
import { addNanos, compareTimes, timeOfMilliseconds } from './blocks/headerTime.js';

/** Last time that RFC 3339 can write. */
const LATEST_SECONDS = 253_402_300_799;

/** A state of the clock to come back to. */
export interface ClockState {
  /** The chain's time at that moment, milliseconds. */
  chainMs: number;
  nextSeconds: number | null;
  intervalSeconds: number | null;
}

export class ChainClock {
  #offsetMs = 0;
  #nextSeconds: number | null = null;
  #intervalSeconds: number | null = null;
  readonly #realMs: () => number;

  /** `realMs`: milliseconds since 1970. */
  constructor(realMs: () => number = Date.now) {
    this.#realMs = realMs;
  }

  /** Time that a block made now would have after one made at `previous`. */
  nextBlockTime(previous: BlockTime): BlockTime {
    const wanted = this.#wantedTime(previous);
    return compareTimes(wanted, previous) > 0 ? wanted : addNanos(previous, 1);
  }

  /** Time of the block after one made at `previous`. A time set for the next block is used up by it, and the clock goes on from there. */
  takeBlockTime(previous: BlockTime): BlockTime {
    const time = this.nextBlockTime(previous);
    if (this.#nextSeconds !== null) this.#offsetMs = time.seconds * 1000 - this.#realMs();
    this.#nextSeconds = null;
    return time;
  }

  #wantedTime(previous: BlockTime): BlockTime {
    if (this.#nextSeconds !== null) return { seconds: this.#nextSeconds, nanos: 0 };
    if (this.#intervalSeconds !== null) return { seconds: previous.seconds + this.#intervalSeconds, nanos: 0 };
    return timeOfMilliseconds(this.#chainMs());
  }

  /** Moves the clock forward; answers by how many whole seconds it is ahead of real time. Throws RpcError beyond the year 9999. */
  increase(seconds: number): number {
    expectWithin(this.#chainMs() / 1000 + seconds);
    this.#offsetMs += seconds * 1000;
    return Math.round(this.#offsetMs / 1000);
  }

  /** Throws RpcError unless that is later than the block before, at `previous`. */
  setNext(seconds: number, previous: BlockTime): void {
    if (seconds <= previous.seconds) {
      const relation = seconds < previous.seconds ? 'lower than' : 'equal to';
      throw refused(`${seconds} is ${relation} previous block's timestamp`);
    }
    expectWithin(seconds);
    this.#nextSeconds = seconds;
  }

  /** The next block is `seconds` after the one before it, at `previous`; 0 is the same second. Throws RpcError beyond the year 9999. */
  setStep(seconds: number, previous: BlockTime): void {
    expectWithin(previous.seconds + seconds);
    this.#nextSeconds = previous.seconds + seconds;
  }

  /** From now on every block is `seconds` after the one before it; null ends that. */
  setInterval(seconds: number | null): void {
    if (seconds !== null) expectWithin(this.#chainMs() / 1000 + seconds);
    this.#intervalSeconds = seconds;
  }

  get hasInterval(): boolean {
    return this.#intervalSeconds !== null;
  }

  state(): ClockState {
    return { chainMs: this.#chainMs(), nextSeconds: this.#nextSeconds, intervalSeconds: this.#intervalSeconds };
  }

  /** The chain's time goes on from that moment, as if nothing had passed since. */
  restore({ chainMs, nextSeconds, intervalSeconds }: ClockState): void {
    this.#offsetMs = chainMs - this.#realMs();
    this.#nextSeconds = nextSeconds;
    this.#intervalSeconds = intervalSeconds;
  }

  /** Real time again. */
  reset(): void {
    this.#offsetMs = 0;
    this.#nextSeconds = null;
    this.#intervalSeconds = null;
  }

  #chainMs(): number {
    return this.#realMs() + this.#offsetMs;
  }
}

function expectWithin(seconds: number): void {
  if (seconds > LATEST_SECONDS)
    throw refused(`${Math.floor(seconds)} is beyond ${LATEST_SECONDS}, the end of the year 9999`);
}

/** As anvil begins it. */
function refused(reason: string): RpcError {
  return invalidParams(`Timestamp error: ${reason}`);
}
