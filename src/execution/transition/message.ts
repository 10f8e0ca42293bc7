/** A call object as the EVM runs it, with geth's defaults. */
import type { Address, CallObject } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeCallObject, type CallValues } from '../../ethereum/transaction/callObject.js';
import { decodeQuantity, MAX_UINT64 } from '../../ethereum/hex.js';
import type { AccessListEntry, Authorization } from '../../ethereum/transaction/transaction.js';
import { executionError, executionUnsupported } from '../refusals/executionError.js';

/** The highest nonce, which no transaction can use (EIP-2681). */
export const MAX_NONCE = MAX_UINT64;

/** A transaction without its signature, or a call. */
export interface Message {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  /** Null means the account's own nonce. */
  nonce: bigint | null;
  /** Null means as much as the gas cap allows. */
  gas: bigint | null;
  fees: FeeCaps;
  value: bigint;
  data: Uint8Array;
  /** Null when the call has none, as a transaction of a type without one. */
  accessList: AccessListEntry[] | null;
  /** Null when the call has none. An empty list is an error, as in a transaction. */
  authorizationList: Authorization[] | null;
}

/** A message whose gas is decided. */
export type GasBoundMessage = Message & { gas: bigint };

/** Wei per gas. A legacy price is the value of both caps. */
export interface FeeCaps {
  legacy: boolean;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Throws when the fee fields contradict each other, when the call is for another chain, or when it carries blobs. */
export function decodeCall(call: CallObject, chainId: bigint): Message {
  assertConsistentCall(call, chainId);
  if (call.blobVersionedHashes && call.blobVersionedHashes.length > 0)
    throw executionUnsupported('blobVersionedHashes', 'this chain takes no blob transactions');
  const values = decodeCallObject(call);
  const { from, to, nonce, gas, value, input, accessList, authorizationList } = values;
  return {
    from: from ?? ZERO_ADDRESS,
    to,
    nonce,
    gas,
    fees: feeCaps(values),
    value: value ?? 0n,
    data: input,
    accessList,
    authorizationList,
  };
}

/** Throws as geth does when a call has both kinds of fee or names another chain. */
export function assertConsistentCall(call: CallObject, chainId: bigint): void {
  const caps = call.maxFeePerGas ?? call.maxPriorityFeePerGas ?? null;
  if ((call.gasPrice ?? null) !== null && caps !== null) throw executionError('conflictingFees', {});
  const named = call.chainId ?? null;
  if (named === null || decodeQuantity(named) === chainId) return;
  throw executionError('chainIdMismatch', { have: decodeQuantity(named).toString(), want: chainId.toString() });
}

/** The wei per gas in a block with this base fee (EIP-1559). */
export function effectiveGasPrice(fees: FeeCaps, baseFee: bigint): bigint {
  const price = fees.maxPriorityFeePerGas + baseFee;
  return price < fees.maxFeePerGas ? price : fees.maxFeePerGas;
}

/** The message with its gas limited to the cap; the cap when it names none. */
export function boundGas(message: Message, gasCap: bigint): GasBoundMessage {
  return withGas(message, message.gas !== null && message.gas < gasCap ? message.gas : gasCap);
}

/** The message with this gas. The fields are named, because a spread takes longer than a short call. */
export function withGas(message: Message, gas: bigint): GasBoundMessage {
  const { from, to, nonce, fees, value, data, accessList, authorizationList } = message;
  return { from, to, nonce, gas, fees, value, data, accessList, authorizationList };
}

/** True when the call names no price: it is then free at any base fee. */
export function isFree(fees: FeeCaps): boolean {
  return fees.maxFeePerGas === 0n && fees.maxPriorityFeePerGas === 0n;
}

function feeCaps({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallValues): FeeCaps {
  if (gasPrice !== null) return { legacy: true, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice };
  return { legacy: false, maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n };
}
