import type { Caller } from '../../caller/caller.js';
import type { TransactionObject } from '../../../generated/types.js';
import type { Signer } from '../../chain/signing/signer.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { checkSignable, completeForSigning, type SigningParts } from './completeTransaction.js';

/** Fills in what the object leaves out and has it signed; rejects as `completeForSigning` and as the signer do. */
export async function signCompleted(
  given: TransactionObject,
  parts: SigningParts,
  { signer, caller }: { signer: Signer; caller: Caller },
): Promise<TransactionFields> {
  const fields = await completeForSigning(given, parts, caller);
  const signed = await signer.signTransaction(normalizeAddress(given.from), fields, caller);
  // A person at a signer outside may have raised the fee.
  checkSignable(signed, parts);
  return signed;
}
