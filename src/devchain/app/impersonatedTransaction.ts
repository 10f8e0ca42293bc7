/**
 * Transactions of impersonated accounts, whose keys nobody has. Instead of a signature they carry s = 0, which no key
 * can make, and the sender in r. Thus two senders never share a transaction hash, and an unsigned transaction is never
 * mistaken for a signed one.
 */
import type { Address } from '../../../generated/types.js';
import { encodeAddress, decodeData, bigIntToBytes, bytesToBigInt } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { SignedTransaction, TransactionFields } from '../../ethereum/transaction/transaction.js';
import { legacyV } from '../../ethereum/transaction/signing.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';

/** Marks a transaction as sent by `from` without a signature. A signature that `fields` already have is replaced. */
export function unsignedTransaction(fields: TransactionFields, from: Address): SignedTransaction {
  const r = bytesToBigInt(decodeData(from));
  const v = fields.type === 0 ? legacyV(fields.chainId, 0) : 0n;
  const marked: TransactionFields = { ...fields, v, r, s: 0n };
  const raw = encodeTransaction(marked);
  return { ...marked, from, raw, hash: keccakHash(raw) };
}

/** The sender of a transaction without a signature; null for signed transactions. */
export function impersonatedSender({ r, s }: Pick<TransactionFields, 'r' | 's'>): Address | null {
  if (s !== 0n || r >> 160n !== 0n) return null;
  const bytes = new Uint8Array(20);
  const digits = bigIntToBytes(r);
  bytes.set(digits, 20 - digits.length);
  return encodeAddress(bytes);
}
