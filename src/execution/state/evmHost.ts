/** An EVM and its state: `WorkerEvm` over the state of a node, or that of the embedded chain. */
import type { StateManagerInterface } from '@ethereumjs/common';
import type { EVM } from '@ethereumjs/evm';
import type { Address as EvmAddress } from '@ethereumjs/util';
import type { Address } from '../../../generated/types.js';
import type { AccessPolicy } from '../rules/accessPolicy.js';

/** An EVM with the state that it changes; it runs one message at a time. */
export interface EvmHost {
  readonly evm: EVM;
  readonly state: HostState;
  readonly chainId: bigint;
  /** The accounts that are warm from the start in the node; null or absent for those of the fork. */
  readonly warm?: readonly Address[] | null;
  /** Gas that the transaction's authorizations refund (EIP-7702), which the EVM's own counter lacks. */
  authorizationRefund: bigint;
  /** The permissions of the chain; null or absent where it permits everything. */
  readonly policy?: AccessPolicy | null;
  /** Clears what the last transaction left: warm accounts and slots, transient storage, original values. */
  startTransaction(): void;
  discarding<T>(run: () => Promise<T>): Promise<T>;
}

/** The state under an EVM. */
export interface HostState extends StateManagerInterface {
  /** The first error while reading the state below, which the EVM must not take for an outcome of the code. */
  readonly failure: Error | null;
  /** Sets a storage word as its original value: the old value is not read, and no transaction counts as its writer. */
  overrideStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): void;
}

/** Implements `startTransaction`. */
export function forgetTransaction(host: EvmHost): void {
  const { evm, state } = host;
  host.authorizationRefund = 0n;
  evm.journal.cleanJournal();
  delete evm.journal.accessList;
  evm.transientStorage.clear();
  state.originalStorageCache.clear();
}

/** Implements `discarding`. */
export async function discarding<T>(state: HostState, run: () => Promise<T>): Promise<T> {
  await state.checkpoint();
  try {
    return await run();
  } finally {
    await state.revert();
  }
}
