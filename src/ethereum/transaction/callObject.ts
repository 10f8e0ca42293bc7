/** Call objects of clients (go-ethereum's `TransactionArgs`) as values; no other code decodes their fields. */
import type { Address, CallObject } from '../../../generated/types.js';
import { decodeData, decodeQuantity, encodeWord, NO_BYTES, normalizeAddress } from '../hex.js';
import type { AccessListEntry, Authorization } from './transaction.js';

/** The fields of a call object that a node's call queries read; nodes ignore all others. */
export const CALL_FIELDS = [
  'from',
  'to',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
  'value',
  'nonce',
  'input',
  'data',
  'chainId',
  'accessList',
  'authorizationList',
  'blobVersionedHashes',
] as const satisfies (keyof CallObject)[];

/** The values of a call object, without chain id and blobs; null where the caller gave none. Amounts are in wei. */
export interface CallValues {
  from: Address | null;
  to: Address | null;
  nonce: bigint | null;
  gas: bigint | null;
  gasPrice: bigint | null;
  maxFeePerGas: bigint | null;
  maxPriorityFeePerGas: bigint | null;
  value: bigint | null;
  /** `input`, else `data`, else no bytes. */
  input: Uint8Array;
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
}

/** Decodes each field by itself; `assertConsistentCall` checks that they go together. */
export function decodeCallObject(call: CallObject): CallValues {
  return {
    from: optional(call.from, normalizeAddress),
    to: optional(call.to, normalizeAddress),
    nonce: optional(call.nonce, decodeQuantity),
    gas: optional(call.gas, decodeQuantity),
    gasPrice: optional(call.gasPrice, decodeQuantity),
    maxFeePerGas: optional(call.maxFeePerGas, decodeQuantity),
    maxPriorityFeePerGas: optional(call.maxPriorityFeePerGas, decodeQuantity),
    value: optional(call.value, decodeQuantity),
    input: optional(call.input ?? call.data, decodeData) ?? NO_BYTES,
    accessList: call.accessList?.map(decodeAccessListEntry) ?? null,
    authorizationList: call.authorizationList?.map(decodeAuthorization) ?? null,
  };
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
    yParity: Number(item.yParity),
    r: decodeQuantity(item.r),
    s: decodeQuantity(item.s),
  };
}

function optional<T>(text: string | null | undefined, decode: (text: string) => T): T | null {
  return text === null || text === undefined ? null : decode(text);
}
