import type { Address } from '../../../../generated/types.js';
import {
  InvalidTransaction,
  type SignedTransaction,
  type TransactionFields,
} from '../../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../ethereum/transaction/transactionDecoding.js';
import { signTransaction, type DevAccount } from '../devAccounts.js';
import { TxFault } from './txFault.js';
import { encodeAddress, decodeData, bigIntToBytes, bytesToBigInt } from '../../../ethereum/hex.js';
import { keccakHash } from '../../../ethereum/keccak.js';
import { legacyV } from '../../../ethereum/transaction/signing.js';
import { encodeTransaction } from '../../../ethereum/transaction/transactionEncoding.js';

interface UnsignedSenders {
  evmChainId: bigint;
  accounts: readonly DevAccount[];
  /** Asked with lower-case addresses. */
  isImpersonated: (from: Address) => boolean;
}

/**
 * Completes a transaction that came without a valid signature: it is signed for an account of the chain, and marked as
 * unsigned for an impersonated sender. Throws TxFault for other senders and for bytes that do not decode.
 */
export function completeUnsigned(raw: Uint8Array, from: Address, senders: UnsignedSenders): SignedTransaction {
  const decoded = decodeUnsigned(raw, from);
  // A legacy transaction has its chain id only in the signature.
  const fields = decoded.type === 0 ? { ...decoded, chainId: senders.evmChainId } : decoded;
  const account = senders.accounts.find(({ address }) => address === from);
  if (account !== undefined) return signTransaction(fields, account);
  if (senders.isImpersonated(from)) return unsignedTransaction(fields, from);
  throw new TxFault(1, 'undefined', `unknown account: ${from} is not impersonated`);
}

function decodeUnsigned(raw: Uint8Array, from: Address): SignedTransaction {
  try {
    return decodeTransaction(raw, { from });
  } catch (error) {
    if (!(error instanceof InvalidTransaction)) throw error;
    throw new TxFault(1, 'undefined', error.message);
  }
}

/**
 * Marks a transaction as sent by `from`: s = 0, which no key can make, and r is the sender. Thus two senders never
 * share a hash, and an unsigned transaction is never mistaken for a signed one.
 */
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
