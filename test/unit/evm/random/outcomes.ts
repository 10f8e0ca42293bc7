import type { Address, Data, Hash } from '../../../../generated/types.js';
import type { ShownState } from './states.js';

/** The end of a message, as far as an oracle and the engine have the same words for it. */
export interface RandomOutcome {
  succeeds: boolean;
  gasUsed: bigint;
  /** Gas to be refunded, without limit. */
  refund: bigint;
  output: Data;
  logs: { address: Address; topics: Hash[]; data: Data }[];
}

/** The end of a message, and the state after it. */
export interface RanMessage {
  outcome: RandomOutcome;
  state: ShownState;
}
