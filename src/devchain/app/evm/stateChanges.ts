import type { Address, Bytes32 } from '../../../../generated/types.js';
import { bigIntToBytes, NO_BYTES } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import type { AccountValue } from '../../../evm/answers.js';
import type { ChangedAccount } from '../../../evm/machine.js';
import { StateNotLoaded, type AccountRecord } from '../state/stateBase.js';
import { noChanges, storageKey, type StateChanges, type WorldStateView } from '../state/worldState.js';

const EMPTY: AccountValue = { nonce: 0n, balance: 0n, codeHash: EMPTY_CODE_HASH };

/**
 * What executions on `view` changed. `numberAccount` gives new accounts their numbers, in the order of `changed`.
 * Throws StateNotLoaded before it takes a number.
 */
export function changesOf(
  view: WorldStateView,
  changed: readonly ChangedAccount[],
  numberAccount: () => number,
): StateChanges {
  const changes = noChanges();
  const records = changed.map(({ address }) => view.account(address));
  for (const [index, account] of changed.entries()) addStorage(changes, view, account, records[index] ?? null);
  for (const [index, account] of changed.entries()) addAccount(changes, account, records[index] ?? null, numberAccount);
  return changes;
}

function addStorage(
  changes: StateChanges,
  view: WorldStateView,
  { address, account, wiped, slots }: ChangedAccount,
  before: AccountRecord | null,
): void {
  let wipes = view.wipes(address);
  if (wiped && before !== null) changes.wipes.set(address, ++wipes);
  if (account === null) return;
  const isGone = wiped && before !== null;
  for (const { slot, value } of slots) {
    const word = value === 0n ? NO_BYTES : bigIntToBytes(value);
    // Slots that were only read are among them.
    const below = isGone ? NO_BYTES : wordBelow(view, address, slot);
    if (below === null || Buffer.compare(word, below) !== 0)
      changes.slots.set(storageKey(address, wipes, slot.slice(2)), word);
  }
}

/** Null for a word of a fork's origin that nothing has read: it was written all the same. */
function wordBelow(view: WorldStateView, address: Address, slot: Bytes32): Uint8Array | null {
  try {
    return view.word(address, slot);
  } catch (error) {
    if (error instanceof StateNotLoaded) return null;
    throw error;
  }
}

/** An account that only lost its balance stays with its number, as in the chain's account module. */
function addAccount(
  changes: StateChanges,
  { address, account, wiped, code }: ChangedAccount,
  before: AccountRecord | null,
  numberAccount: () => number,
): void {
  if (account === null && (wiped || before === null)) {
    if (before !== null) changes.accounts.set(address, null);
    return;
  }
  const { nonce, balance, codeHash } = account ?? EMPTY;
  if (!wiped && before !== null && isSame(before, { nonce, balance, codeHash })) return;
  const accountNumber = before?.accountNumber ?? numberAccount();
  changes.accounts.set(address, { nonce, balance, codeHash, accountNumber });
  if (code.length > 0) changes.codes.set(codeHash, code);
}

function isSame(a: AccountValue, b: AccountValue): boolean {
  return a.nonce === b.nonce && a.balance === b.balance && a.codeHash === b.codeHash;
}
