/** Runs eth_createAccessList: finds the list that a transaction should declare (EIP-2930). */
import { createAddressFromString } from '@ethereumjs/util';
import { encodeData, normalizeAddress, storageSlot } from '../ethereum/hex.js';
import { contractAddress } from '../ethereum/receipt.js';
import type { AccessListEntry } from '../ethereum/transaction/transaction.js';
import type { BlockContext } from './blockContext.js';
import { tryMessage } from './call.js';
import type { EvmHost } from './state/evmHost.js';
import { boundGas, type Message } from './transition/message.js';
import type { AccessListOutcome } from './job.js';
import { warmFromStart } from './transition/transition.js';

/** Slots by account, both lower-case hex without 0x. */
type Touched = Map<string, Set<string>>;

/** Runs the message again with the list found so far, until the list no longer grows. */
export async function createAccessList(
  host: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<AccessListOutcome> {
  // Accounts that are warm without a list. Entries without slots for them only add to the cost.
  const sender = await host.state.getAccount(createAddressFromString(message.from));
  const to = message.to ?? contractAddress(message.from, sender?.nonce ?? 0n);
  const free = new Set(warmFromStart(host, { from: message.from, to }).map((address) => address.slice(2)));
  let accessList = encode(without(decode(message.accessList ?? []), free));
  for (;;) {
    const created = new Set<string>();
    host.evm.events.removeAllListeners('newContract');
    host.evm.events.on('newContract', ({ address }) => created.add(address.toString().slice(2)));
    const bound = boundGas({ ...message, accessList }, gasCap);
    const { gasUsed, vmError, returnData } = await tryMessage(host, block, bound, { reportAccess: true });
    const touched = host.evm.journal.accessList ?? new Map<string, Set<string>>();
    const found = encode(without(touched, new Set([...free, ...created])));
    if (size(found) === size(accessList)) return { accessList, gasUsed, vmError, returnData: encodeData(returnData) };
    accessList = found;
  }
}

function without(touched: Touched, free: ReadonlySet<string>): Touched {
  return new Map([...touched].filter(([account, slots]) => slots.size > 0 || !free.has(account)));
}

function decode(list: AccessListEntry[]): Touched {
  const touched: Touched = new Map();
  for (const { address, storageKeys } of list) {
    const slots = touched.get(address.slice(2)) ?? new Set();
    for (const key of storageKeys) slots.add(key.slice(2));
    touched.set(address.slice(2), slots);
  }
  return touched;
}

/** Sorts the list, so that the result is deterministic. */
function encode(touched: Touched): AccessListEntry[] {
  return [...touched]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, slots]) => ({
      address: normalizeAddress(`0x${account}`),
      storageKeys: [...slots].sort().map((slot) => storageSlot(`0x${slot}`)),
    }));
}

function size(list: AccessListEntry[]): number {
  return list.reduce((total, entry) => total + 1 + entry.storageKeys.length, 0);
}
