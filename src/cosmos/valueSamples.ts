import { OWN_WORK, type Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';

/** A value that was served from the state that the gateway knows. */
export interface SampledValue {
  /** What it is, as in errors: `balance`, `slot 0x…`. */
  what: string;
  address: Address;
  height: number;
  value: string;
  /** Asks the node's module for the same. */
  ask: (caller: Caller) => Promise<string>;
}

/** What samples need. */
export interface ValueSamplesParts {
  /** From now on, the node is asked for everything of an account. */
  distrust: (address: Address) => void;
  log: Record<'error', (fields: object, message: string) => void>;
}

/** Of this number of values, one is asked of the node as well. */
const SAMPLED_SHARE = 1_000;
/** Longest text of a value in the log. */
const MOST_SHOWN = 100;

/** Compares some of the values that are known here with what the node's modules say. */
export class ValueSamples {
  readonly counts = { sampled: 0, different: 0 };
  /** Called with an account whose values differ, for other processes. */
  onDifferent: (address: Address) => void = () => undefined;
  readonly #parts: ValueSamplesParts;
  #until = SAMPLED_SHARE;
  #isComparing = false;

  constructor(parts: ValueSamplesParts) {
    this.#parts = parts;
  }

  /** Counts a value; true where it is this one's turn, to be given to `compare`. */
  isDue(): boolean {
    if (--this.#until > 0 || this.#isComparing) return false;
    this.#until = SAMPLED_SHARE;
    return true;
  }

  /** Resolves also where the node cannot be asked, which says nothing of the value. */
  async compare({ what, address, height, value, ask }: SampledValue): Promise<void> {
    this.#isComparing = true;
    try {
      const node = await ask(OWN_WORK);
      this.counts.sampled += 1;
      if (node === value) return;
      this.counts.different += 1;
      this.#parts.distrust(address);
      this.onDifferent(address);
      this.#parts.log.error(
        { what, address, height, here: value.slice(0, MOST_SHOWN), node: node.slice(0, MOST_SHOWN) },
        'a value of the state differs from the node; the node is asked for this account from now on',
      );
    } catch {
      // It is gone, busy or has pruned the height.
    } finally {
      this.#isComparing = false;
    }
  }
}
