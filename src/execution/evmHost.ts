/** What running a message needs: an EVM and the state under it. A gateway's has the state of a node (machine.ts), the embedded chain's has its own. */
import type { StateManagerInterface } from '@ethereumjs/common';
import type { EVM } from '@ethereumjs/evm';
import type { Address as EvmAddress } from '@ethereumjs/util';

export interface EvmHost {
  readonly evm: EVM;
  readonly state: HostState;
  readonly chainId: bigint;
  /** Forgets what the last transaction warmed and wrote for itself. */
  startTransaction(): void;
  /** Runs something and takes back all it changed of the state. */
  discarding<T>(run: () => Promise<T>): Promise<T>;
}

export interface HostState extends StateManagerInterface {
  /** The first error of whatever the state is read from: kept because the EVM must not mistake it for an outcome of the code. */
  readonly failure: Error | null;
  /** Sets a word as if it had always been so: what was there is not read, and no transaction wrote it. */
  overrideStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): void;
}

/** Readies an EVM for a transaction of its own, whose state forgets with `state.clearCaches`. */
export function forgetTransaction(evm: EVM, state: HostState): void {
  evm.journal.cleanJournal();
  delete evm.journal.accessList;
  evm.transientStorage.clear();
  state.originalStorageCache.clear();
}

/** Runs something on a state and takes back all it changed there. */
export async function discarding<T>(state: HostState, run: () => Promise<T>): Promise<T> {
  await state.checkpoint();
  try {
    return await run();
  } finally {
    await state.revert();
  }
}
