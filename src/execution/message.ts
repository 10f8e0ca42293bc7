/** A call object as values, with the fields that nobody gave filled in as geth fills them. */
import type { Address, CallObject } from '../../generated/types.js';
import { ZERO_ADDRESS } from '../evm/address.js';
import type { AccessListEntry, Authorization } from '../evm/transaction.js';
import { decodeData, decodeQuantity, encodeWord, normalizeAddress } from '../evm/hex.js';
import { executionError, executionUnsupported } from './executionError.js';

const NO_BYTES = new Uint8Array(0);

export interface Message {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  /** Null: whatever the account's nonce is. */
  nonce: bigint | null;
  /** Null: as much as the gas cap allows. */
  gas: bigint | null;
  fees: Fees;
  value: bigint;
  data: Uint8Array;
  /** Null when the call has none, which makes it a transaction without one. */
  accessList: AccessListEntry[] | null;
  /** Null when the call has none; a list of none is an error, as in a transaction. */
  authorizationList: Authorization[] | null;
}

/** Wei per gas. A legacy price stands in both caps. */
export interface Fees {
  legacy: boolean;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Throws when the fee fields contradict each other, when the call is for another chain, or when it carries blobs. */
export function decodeCall(call: CallObject, chainId: bigint): Message {
  assertPossible(call, chainId);
  return {
    from: call.from ? normalizeAddress(call.from) : ZERO_ADDRESS,
    to: call.to ? normalizeAddress(call.to) : null,
    nonce: optionalQuantity(call.nonce),
    gas: optionalQuantity(call.gas),
    fees: decodeFees(call),
    value: optionalQuantity(call.value) ?? 0n,
    data: decodeInput(call),
    accessList: call.accessList ? call.accessList.map(decodeAccessListEntry) : null,
    authorizationList: call.authorizationList ? call.authorizationList.map(decodeAuthorization) : null,
  };
}

/** What each unit of gas costs in a block of this base fee (EIP-1559); wei. */
export function effectiveGasPrice(fees: Fees, baseFee: bigint): bigint {
  const price = fees.maxPriorityFeePerGas + baseFee;
  return price < fees.maxFeePerGas ? price : fees.maxFeePerGas;
}

/** The gas a call gives, or the cap; never more than the cap. */
export function boundGas(message: Message, gasCap: bigint): Message & { gas: bigint } {
  return { ...message, gas: message.gas !== null && message.gas < gasCap ? message.gas : gasCap };
}

/** True when the call gives no price, which makes it free whatever the base fee. */
export function isFree(fees: Fees): boolean {
  return fees.maxFeePerGas === 0n && fees.maxPriorityFeePerGas === 0n;
}

function assertPossible(call: CallObject, chainId: bigint): void {
  const given = optionalQuantity(call.chainId);
  if (given !== null && given !== chainId) {
    throw executionError('chainIdMismatch', { have: given.toString(), want: chainId.toString() });
  }
  if (call.blobVersionedHashes && call.blobVersionedHashes.length > 0) {
    throw executionUnsupported('blobVersionedHashes', 'this chain takes no blob transactions');
  }
}

function decodeFees(call: CallObject): Fees {
  const gasPrice = optionalQuantity(call.gasPrice);
  const cap = optionalQuantity(call.maxFeePerGas);
  const tip = optionalQuantity(call.maxPriorityFeePerGas);
  if (gasPrice === null) return { legacy: false, maxFeePerGas: cap ?? 0n, maxPriorityFeePerGas: tip ?? 0n };
  if (cap !== null || tip !== null) throw executionError('conflictingFees', {});
  return { legacy: true, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice };
}

function decodeInput(call: CallObject): Uint8Array {
  const text = call.input ?? call.data;
  return text ? decodeData(text) : NO_BYTES;
}

function decodeAccessListEntry(entry: NonNullable<CallObject['accessList']>[number]): AccessListEntry {
  return {
    address: normalizeAddress(entry.address),
    storageKeys: entry.storageKeys.map((key) => encodeWord(decodeQuantity(key))),
  };
}

function decodeAuthorization(item: NonNullable<CallObject['authorizationList']>[number]): Authorization {
  return {
    chainId: decodeQuantity(item.chainId),
    address: normalizeAddress(item.address),
    nonce: decodeQuantity(item.nonce),
    yParity: Number(decodeQuantity(item.yParity)),
    r: decodeQuantity(item.r),
    s: decodeQuantity(item.s),
  };
}

function optionalQuantity(text: string | null | undefined): bigint | null {
  return text === null || text === undefined ? null : decodeQuantity(text);
}
