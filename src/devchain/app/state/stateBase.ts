import type { Address, Hash } from '../../../../generated/types.js';
import type { GoCode } from '../../../execution/goCode.js';

/** An account as the state keeps it. */
export interface AccountRecord {
  nonce: bigint;
  /** Wei. */
  balance: bigint;
  /** Keccak-256 of the code; for an account without code, the hash of no bytes. */
  codeHash: Hash;
  /** Running number of the account in the chain's account module. */
  accountNumber: number;
}

/** A value of the base that is not in memory. A caller that can wait calls `load`, and reads again. */
export class StateNotLoaded extends Error {
  override readonly name = 'StateNotLoaded';

  constructor(readonly load: () => Promise<void>) {
    super('the state is not loaded');
  }
}

/** Reads are synchronous, as all reads of the state, and throw StateNotLoaded. What was loaded once stays. */
export interface StateBase {
  account(address: Address): AccountRecord | null;
  codeOf(codeHash: Hash): Uint8Array | null;
  /** The word without leading zeros. `slot` is 64 hex digits without 0x. */
  slot(address: Address, slot: string): Uint8Array;
  /** The Go code behind an address, which does not run outside the origin; null where there is none. */
  goCode(address: Address): GoCode | null;
  blockHash(blockNumber: number): Promise<Hash | null>;
}

/** Runs something that reads the state, again each time that it needed a value and that value was loaded. */
export async function whenLoaded<T>(run: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StateNotLoaded)) throw error;
      await error.load();
    }
  }
}
