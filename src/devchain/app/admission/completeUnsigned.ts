import type { Address } from '../../../../generated/types.js';
import { InvalidTransaction, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../ethereum/transaction/transactionDecoding.js';
import { signTransaction, type DevAccount } from '../devAccounts.js';
import { unsignedTransaction } from '../impersonatedTransaction.js';
import { TxFault } from './txFault.js';

/** The senders that a chain accepts without a valid signature. */
export interface UnsignedSenders {
  evmChainId: bigint;
  /** Accounts that the chain signs for. */
  accounts: readonly DevAccount[];
  /** Asked with lower-case addresses. Null accepts every sender. */
  impersonated: Pick<ReadonlySet<Address>, 'has'> | null;
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
  if (senders.impersonated?.has(from) ?? true) return unsignedTransaction(fields, from);
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
