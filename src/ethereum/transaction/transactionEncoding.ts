/** Encodes transactions of types 0 (EIP-155), 1 (EIP-2930), 2 (EIP-1559) and 4 (EIP-7702) as canonical bytes. */
import { bigIntToBytes, decodeData, NO_BYTES } from '../hex.js';
import { encodeTypedRlp, type RlpItem } from '../encoding/rlp.js';
import type { AccessListEntry, Authorization, TransactionFields } from './transaction.js';

/** A transaction before it is signed. */
export type UnsignedFields = Omit<TransactionFields, 'v' | 'r' | 's'>;

/** The signed transaction: RLP list, or type byte and RLP. */
export function encodeTransaction(fields: TransactionFields): Uint8Array {
  const { v, r, s } = fields;
  const signature = [bigIntToBytes(v), bigIntToBytes(r), bigIntToBytes(s)];
  return encodeTypedRlp(fields.type, [...payload(fields), ...signature]);
}

/** The bytes whose hash the sender signs. A legacy transaction without a chain id has no replay protection. */
export function signingPayload(fields: UnsignedFields): Uint8Array {
  const items = payload(fields);
  if (fields.type === 0 && fields.chainId !== null) {
    items.push(bigIntToBytes(fields.chainId), NO_BYTES, NO_BYTES);
  }
  return encodeTypedRlp(fields.type, items);
}

/** The fields before the signature, in the order of the type's specification. */
function payload(fields: UnsignedFields): RlpItem[] {
  const items: RlpItem[] = fields.type === 0 ? [] : [bigIntToBytes(fields.chainId ?? 0n)];
  items.push(bigIntToBytes(fields.nonce));
  if (fields.type === 0 || fields.type === 1) {
    items.push(bigIntToBytes(fields.gasPrice ?? 0n));
  } else {
    items.push(bigIntToBytes(fields.maxPriorityFeePerGas ?? 0n), bigIntToBytes(fields.maxFeePerGas ?? 0n));
  }
  const to = fields.to === null ? NO_BYTES : decodeData(fields.to);
  items.push(bigIntToBytes(fields.gas), to, bigIntToBytes(fields.value), fields.input);
  if (fields.type !== 0) items.push((fields.accessList ?? []).map(accessListItem));
  if (fields.type === 4) items.push((fields.authorizationList ?? []).map(authorizationItem));
  return items;
}

function accessListItem({ address, storageKeys }: AccessListEntry): RlpItem {
  return [decodeData(address), storageKeys.map(decodeData)];
}

function authorizationItem({ chainId, address, nonce, yParity, r, s }: Authorization): RlpItem {
  const integers = [BigInt(yParity), r, s].map(bigIntToBytes);
  return [bigIntToBytes(chainId), decodeData(address), bigIntToBytes(nonce), ...integers];
}
