/** A signed Ethereum transaction as values; other files of this folder decode and encode it. */
import type { Address, Bytes32, Hash } from '../../../generated/types.js';

/** An account and its storage keys that a transaction declares (EIP-2930). */
export interface AccessListEntry {
  address: Address;
  storageKeys: Bytes32[];
}

/** A signed authorization of EIP-7702. */
export interface Authorization {
  chainId: bigint;
  address: Address;
  nonce: bigint;
  yParity: number;
  r: bigint;
  s: bigint;
}

/** Fields that the type lacks are null: types 0 and 1 have `gasPrice`, 2 and 4 the fee caps. Amounts are in wei. */
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

/** The most that a transaction pays for a unit of gas, in wei: the fee cap, or the gas price of types 0 and 1. */
export function feeCapOf({ maxFeePerGas, gasPrice }: Pick<TransactionFields, 'maxFeePerGas' | 'gasPrice'>): bigint {
  return maxFeePerGas ?? gasPrice ?? 0n;
}

/** The most that a transaction pays above the base fee, in wei per gas: the tip cap, or the whole gas price. */
export function tipCapOf({
  maxPriorityFeePerGas,
  gasPrice,
}: Pick<TransactionFields, 'maxPriorityFeePerGas' | 'gasPrice'>): bigint {
  return maxPriorityFeePerGas ?? gasPrice ?? 0n;
}

/** A transaction with what follows from its bytes. */
export interface SignedTransaction extends TransactionFields {
  hash: Hash;
  from: Address;
  /** Canonical bytes: RLP list, or type byte and RLP. */
  raw: Uint8Array;
}

/** The bytes are not a valid transaction. `message` is geth's text for the same fault, which clients may see. */
export class InvalidTransaction extends Error {
  override readonly name = 'InvalidTransaction';
}

/** The fields that some types lack, as null; a decoder spreads them and sets those of its type. */
export const ABSENT_FIELDS = {
  gasPrice: null,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
  accessList: null,
  authorizationList: null,
} as const;
