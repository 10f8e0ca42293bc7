/**
 * A signed Ethereum transaction as values. `decodeTransaction` (transactionDecoding.ts) reads canonical bytes, `encodeTransaction`
 * (transactionEncoding.ts) writes them, and the wire object (transactionObject.ts) is made from it.
 */
import type { Address, Bytes32, Hash } from '../../generated/types.js';

export interface AccessListEntry {
  address: Address;
  storageKeys: Bytes32[];
}

/** An EIP-7702 authorisation. */
export interface Authorization {
  chainId: bigint;
  address: Address;
  nonce: bigint;
  yParity: number;
  r: bigint;
  s: bigint;
}

/** Fields that a type does not have are null: `gasPrice` is of types 0 and 1, the fee caps of types 2 and 4. */
export interface TransactionFields {
  type: 0 | 1 | 2 | 4;
  /** Null for a legacy transaction without replay protection. */
  chainId: bigint | null;
  nonce: bigint;
  gasPrice: bigint | null;
  maxFeePerGas: bigint | null;
  maxPriorityFeePerGas: bigint | null;
  gas: bigint;
  /** Null creates a contract. */
  to: Address | null;
  value: bigint;
  input: Uint8Array;
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
  /** Full value for type 0 (27, 28, or EIP-155), 0 or 1 for the others. */
  v: bigint;
  r: bigint;
  s: bigint;
}

export interface SignedTransaction extends TransactionFields {
  hash: Hash;
  from: Address;
  /** Canonical bytes: RLP list, or type byte and RLP. */
  raw: Uint8Array;
}

/**
 * A transaction that cannot be one: not RLP, of another type, or signed by nobody. `message` is geth's text for the same fault, as a client
 * may be told it.
 */
export class InvalidTransaction extends Error {
  override readonly name = 'InvalidTransaction';
}
