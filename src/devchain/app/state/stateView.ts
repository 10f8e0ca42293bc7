/** The chain's state as it was after a block. Reads are synchronous, because all of it is in memory. */
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';

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

/** Reads of one state. Queries and tests get no more of the state than this. */
export interface StateView {
  /** Height of the block that left this state. */
  readonly height: number;
  /** Null for an absent account. */
  account(address: Address): AccountRecord | null;
  /** No bytes for an account without code. */
  code(address: Address): Uint8Array;
  /** `slot` is 32 bytes of lower-case DATA; a slot never written is zero. */
  storage(address: Address, slot: Bytes32): Bytes32;
}
