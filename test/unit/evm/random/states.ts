/** States as plain values, which an oracle and the engine can be compared by. */
import type { Address, Hash } from '../../../../generated/types.js';
import { keccakHash } from '../../../../src/ethereum/keccak.js';

/** An account with all that belongs to it. */
export interface AccountState {
  nonce: bigint;
  balance: bigint;
  code: Uint8Array;
  /** Values by slot. */
  storage: Map<bigint, bigint>;
}

/** All accounts. */
export type State = Map<Address, AccountState>;

/** A state in a form that tests compare: without empty accounts and slots of zero, which do not exist. */
export type ShownState = Record<
  Address,
  { nonce: bigint; balance: bigint; codeHash: Hash; storage: Record<string, bigint> }
>;

/** Shows a state. */
export function shown(state: State): ShownState {
  const shownState: ShownState = {};
  for (const [address, { nonce, balance, code, storage }] of state) {
    if (nonce === 0n && balance === 0n && code.length === 0) continue;
    const slots = [...storage]
      .filter(([, value]) => value !== 0n)
      .map(([slot, value]) => [slot.toString(), value] as const);
    shownState[address] = { nonce, balance, codeHash: keccakHash(code), storage: Object.fromEntries(slots) };
  }
  return shownState;
}

/** A copy that shares no maps. */
export function copied(state: State): State {
  return new Map([...state].map(([address, account]) => [address, { ...account, storage: new Map(account.storage) }]));
}
