import type { BlockContext } from '../../execution/blockContext.js';
import type { BlockRecord } from './state/blockRecord.js';
import type { WorldStateView } from './state/worldState.js';

/** States that are kept: a request asks several questions about one, while others replace it. */
const KEPT = 32;

/** The state after a block that was executed and not made, with the block as code and queries see it. */
export interface PendingState {
  state: WorldStateView;
  record: BlockRecord;
  context: BlockContext;
}

/** The newest pending states, each with a number by which queries ask about it. */
export class PendingStates {
  readonly #states = new Map<number, PendingState>();
  #last = 0;

  /** Null when the state is too old, or of a chain that was set back since. */
  at(number: number): PendingState | null {
    return this.#states.get(number) ?? null;
  }

  /** Keeps a state and answers its number; numbers count from 1. */
  add(state: PendingState): number {
    this.#states.set(++this.#last, state);
    this.#states.delete(this.#last - KEPT);
    return this.#last;
  }

  /** Forgets all states: what they were built on is gone. */
  clear(): void {
    this.#states.clear();
  }
}
