import type { TransactionObject } from '../../../generated/types.js';
import type { Signer } from '../../chain/signing/signer.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { checkSignable, completeForSigning, type SigningParts } from './completeTransaction.js';

/** Fills in what the object leaves out and has it signed; rejects as `completeForSigning` and as the signer do. */
export async function signCompleted(
  given: TransactionObject,
  parts: SigningParts,
  { signer, signal }: { signer: Signer; signal: AbortSignal },
): Promise<TransactionFields> {
  const fields = await completeForSigning(given, parts, signal);
  const signed = await signer.signTransaction(normalizeAddress(given.from), fields, signal);
  // A person at a signer outside may have raised the fee.
  checkSignable(signed, parts);
  return signed;
}
