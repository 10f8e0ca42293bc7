/** The chain's state as it was after a block. Reads are synchronous: all of it is in memory. */
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';

export interface AccountRecord {
  nonce: bigint;
  /** Wei. */
  balance: bigint;
  /** Keccak-256 of the code, of no bytes for an account without code. */
  codeHash: Hash;
  /** Running number of the account in the chain's account module. */
  accountNumber: number;
}

export interface StateView {
  /** The block that left this state. */
  readonly height: number;
  /** Null where there is no such account. */
  account(address: Address): AccountRecord | null;
  /** No bytes for an account without code. */
  code(address: Address): Uint8Array;
  /** `slot` is 32 bytes of lower-case DATA; a slot never written is zero. */
  storage(address: Address, slot: Bytes32): Bytes32;
}
