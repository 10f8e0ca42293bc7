/** Runs eth_createAccessList: finds the list that a transaction should declare (EIP-2930). */
import type { Address, Bytes32 } from '../../generated/types.js';
import { encodeData } from '../ethereum/hex.js';
import { contractAddress } from '../ethereum/receipt.js';
import type { AccessListEntry } from '../ethereum/transaction/transaction.js';
import type { BlockContext } from '../evm/blockContext.js';
import type { AccessListOutcome } from './job.js';
import { asCallRefusal } from './refusals/refusals.js';
import { boundGas, type Message } from './transition/message.js';
import type { Machine, Running } from '../evm/machine.js';
import { delegateOf } from './rules/authorizations.js';
import { applyMessage, warmFromStart } from './transition/transition.js';

/** Slots by account. */
type Touched = Map<Address, Set<Bytes32>>;

/** Runs the message again with the list found so far, until the list no longer grows. */
export function* createAccessList(
  machine: Machine,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Running<AccessListOutcome> {
  // Accounts that are warm without a list. Entries without slots for them only add to the cost.
  const to = message.to ?? contractAddress(message.from, machine.account(message.from).nonce);
  const free = new Set(warmFromStart(machine, { from: message.from, to }));
  let accessList = encode(decode(message.accessList ?? []), free);
  for (;;) {
    const bound = boundGas({ ...message, accessList }, gasCap);
    try {
      const { gasUsed, vmError, returnData, created } = yield* applyMessage(machine, block, bound, { validate: false });
      // The code that the recipient delegates to is warm, too, also where the message makes the delegation (EIP-7702).
      const delegate = machine.rules.eips.has(7702) ? delegateOf(machine.codeAt(to)) : null;
      const freeNow = new Set([...free, ...created, ...(delegate === null ? [] : [delegate])]);
      const found = encode(decode([...accessList, ...machine.accessed()]), freeNow);
      if (size(found) === size(accessList)) return { accessList, gasUsed, vmError, returnData: encodeData(returnData) };
      accessList = found;
    } catch (error) {
      throw asCallRefusal(error, bound.gas);
    } finally {
      machine.undo();
    }
  }
}

function decode(list: readonly AccessListEntry[]): Touched {
  const touched: Touched = new Map();
  for (const { address, storageKeys } of list) {
    const slots = touched.get(address) ?? new Set();
    for (const key of storageKeys) slots.add(key);
    touched.set(address, slots);
  }
  return touched;
}

/** Sorts the list, so that the result is deterministic. Leaves out accounts without slots that are free. */
function encode(touched: Touched, free: ReadonlySet<Address>): AccessListEntry[] {
  return [...touched]
    .filter(([account, slots]) => slots.size > 0 || !free.has(account))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, slots]) => ({ address, storageKeys: [...slots].sort() }));
}

function size(list: readonly AccessListEntry[]): number {
  return list.reduce((total, entry) => total + 1 + entry.storageKeys.length, 0);
}
