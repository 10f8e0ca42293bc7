import type { Address } from '../../../../generated/types.js';
import { InvalidTransaction, type SignedTransaction } from '../../../evm/transaction/transaction.js';
import { decodeTransaction } from '../../../evm/transaction/transactionDecoding.js';
import { signTransaction, type DevAccount } from '../devAccounts.js';
import { unsignedTransaction } from '../impersonatedTransaction.js';
import { TxFault } from './txFault.js';

/** The senders that a chain accepts without a valid signature. */
export interface UnsignedSenders {
  evmChainId: bigint;
  /** Accounts that the chain signs for. */
  accounts: readonly DevAccount[];
  /** Lower-case addresses. */
  impersonated: ReadonlySet<Address>;
}

/**
 * Completes a transaction that came without a valid signature: it is marked as unsigned for an impersonated sender, and
 * signed for an account of the chain. Throws TxFault for other senders and for bytes that do not decode.
 */
export function completeUnsigned(raw: Uint8Array, from: Address, senders: UnsignedSenders): SignedTransaction {
  const decoded = decodeUnsigned(raw, from);
  // A legacy transaction has its chain id only in the signature.
  const fields = decoded.type === 0 ? { ...decoded, chainId: senders.evmChainId } : decoded;
  if (senders.impersonated.has(from)) return unsignedTransaction(fields, from);
  const account = senders.accounts.find(({ address }) => address === from);
  if (account === undefined) throw new TxFault(1, 'undefined', `unknown account: ${from} is not impersonated`);
  return signTransaction(fields, account);
}

function decodeUnsigned(raw: Uint8Array, from: Address): SignedTransaction {
  try {
    return decodeTransaction(raw, { from });
  } catch (error) {
    if (!(error instanceof InvalidTransaction)) throw error;
    throw new TxFault(1, 'undefined', error.message);
  }
}
