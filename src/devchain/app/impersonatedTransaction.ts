/**
 * Transactions of impersonated accounts, whose keys nobody has. In place of a signature they carry s = 0, which no key can make, and the sender in
 * r: so each sender's transaction has a hash of its own, and nobody can mistake one for a signed one.
 */
import type { Address } from '../../../generated/types.js';
import { encodeAddress, decodeData, bigIntToBytes, bytesToBigInt } from '../../evm/hex.js';
import { keccakHash } from '../../evm/keccak.js';
import type { SignedTransaction, TransactionFields } from '../../evm/transaction.js';
import { encodeTransaction } from '../../evm/transactionEncoding.js';

/** The transaction as `from` sends it without a signature; whatever signature `fields` have is replaced. */
export function unsignedTransaction(fields: TransactionFields, from: Address): SignedTransaction {
  const r = bytesToBigInt(decodeData(from));
  const v = fields.type === 0 && fields.chainId !== null ? fields.chainId * 2n + 35n : fields.type === 0 ? 27n : 0n;
  const marked: TransactionFields = { ...fields, v, r, s: 0n };
  const raw = encodeTransaction(marked);
  return { ...marked, from, raw, hash: keccakHash(raw) };
}

/** Whose transaction it is, when it carries no signature; null for any other. */
export function impersonatedSender({ r, s }: Pick<TransactionFields, 'r' | 's'>): Address | null {
  if (s !== 0n || r >> 160n !== 0n) return null;
  const bytes = new Uint8Array(20);
  const digits = bigIntToBytes(r);
  bytes.set(digits, 20 - digits.length);
  return encodeAddress(bytes);
}
