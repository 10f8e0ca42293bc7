/** eth_createAccessList: what a transaction should declare (EIP-2930), found by running it until its list no longer grows. */
import { createAddressFromString } from '@ethereumjs/util';
import type { Address, Bytes32 } from '../../generated/types.js';
import { encodeData } from '../evm/hex.js';
import { contractAddress } from '../evm/receipt.js';
import type { AccessListEntry } from '../evm/transaction.js';
import type { BlockContext } from './blockContext.js';
import { tryMessage } from './call.js';
import type { EvmHost } from './evmHost.js';
import { boundGas, type Message } from './message.js';
import type { AccessListOutcome } from './operations.js';
import { warmFromStart } from './transition.js';

/** Slots by account, both lower-case hex without 0x. */
type Touched = Map<string, Set<string>>;

export async function createAccessList(
  machine: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<AccessListOutcome> {
  const free = await warmWithoutList(machine, message);
  let accessList = encode(without(decode(message.accessList ?? []), free));
  for (;;) {
    const created = new Set<string>();
    machine.evm.events.removeAllListeners('newContract');
    machine.evm.events.on('newContract', ({ address }) => created.add(address.toString().slice(2)));
    const bound = boundGas({ ...message, accessList }, gasCap);
    const run = await tryMessage(machine, block, bound, { validate: false, reportAccess: true });
    const touched = without(
      machine.evm.journal.accessList ?? new Map<string, Set<string>>(),
      new Set([...free, ...created]),
    );
    const found = encode(touched);
    if (size(found) === size(accessList)) {
      return { accessList, gasUsed: run.gasUsed, vmError: run.vmError, returnData: encodeData(run.returnData) };
    }
    accessList = found;
  }
}

/** Accounts that cost the lower price anyway: declared without slots, they only add to the price. */
async function warmWithoutList(machine: EvmHost, message: Message): Promise<Set<string>> {
  const sender = await machine.state.getAccount(createAddressFromString(message.from));
  const to = message.to ?? contractAddress(message.from, sender?.nonce ?? 0n);
  return new Set(warmFromStart(machine, { from: message.from, to }).map((address) => address.slice(2)));
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

/** Sorted, so that the same call has the same answer. */
function encode(touched: Touched): AccessListEntry[] {
  return [...touched]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, slots]) => ({
      address: `0x${account}` as Address,
      storageKeys: [...slots].sort().map((slot) => `0x${slot}` as Bytes32),
    }));
}

function size(list: AccessListEntry[]): number {
  return list.reduce((total, entry) => total + 1 + entry.storageKeys.length, 0);
}
