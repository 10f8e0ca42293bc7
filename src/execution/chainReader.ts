import type { Caller } from '../caller/caller.js';
import type { Address, Bytes32, Data, Hash } from '../../generated/types.js';
import type { Blocks } from '../chain/blocks.js';
import type { Account, State } from '../chain/state.js';
import { PROBING_ACCOUNT } from './probe/probeForm.js';
import { findGoCode, type AddressToRun, type GoCode, type GoCodeState } from './goCode.js';

/** The chain at one height, as executions read it. Errors of the chain pass through and never become a zero. */
export interface ChainReader {
  account(address: Address): Promise<Account>;
  code(address: Address): Promise<Data>;
  storage(address: Address, slot: Bytes32): Promise<Bytes32>;
  /** The Go code behind an address, which cannot run outside the node; null where there is none. */
  goCode(toRun: AddressToRun): Promise<GoCode | null>;
  /** Null where there is no such block. */
  blockHash(blockNumber: number): Promise<Hash | null>;
}

/** The state that a reader reads. */
export type ReadState = Pick<State, 'account' | 'code' | 'storage'> & GoCodeState;

/** The chain at one height, read through `State` and `Blocks`. For `prober` see `findGoCode`. */
export function readerAt(
  { state, blocks }: { state: ReadState; blocks: Pick<Blocks, 'summary'> },
  height: number,
  caller: Caller,
  prober: Address | null = PROBING_ACCOUNT,
): ChainReader {
  return {
    account: async (address) => state.account(address, height, caller),
    code: async (address) => state.code(address, height, caller),
    storage: async (address, slot) => state.storage(address, slot, height, caller),
    goCode: (toRun) => findGoCode(state, toRun, { height, prober }, caller),
    blockHash: async (blockNumber) => (await blocks.summary(blockNumber, caller))?.hash ?? null,
  };
}
