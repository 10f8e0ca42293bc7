import type { Address, Data, Hash } from '../../../../generated/types.js';
import type { AccessListEntry } from '../../../../src/ethereum/transaction/transaction.js';
import type { RandomMessage } from './scenario.js';
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
  /** Slots by account, as `shownAccess` has them. */
  accessed: Record<Address, string[]>;
}

/** What a message accessed or listed, apart from accounts that are warm from the start, unless they have slots. */
export function shownAccess(
  accessed: readonly AccessListEntry[],
  { accessList }: Pick<RandomMessage, 'accessList'>,
  warm: readonly string[],
): RanMessage['accessed'] {
  const slots = new Map<Address, Set<string>>();
  for (const { address, storageKeys } of [...accessed, ...accessList])
    slots.set(address, new Set([...(slots.get(address) ?? []), ...storageKeys]));
  const shown = [...slots].filter(([address, { size }]) => size > 0 || !warm.includes(address));
  return Object.fromEntries(shown.map(([address, keys]) => [address, [...keys].sort()]));
}
