import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { SigningParts } from '../call/completeTransaction.js';
import { signCompleted } from '../call/signCompleted.js';
import { bytesAndObject } from '../call/transactionResult.js';
import type { Services } from '../services.js';

/** The transaction with what it lacks filled in and signed with the key that the passphrase decrypts. */
export function signTransaction(parts: SigningParts & Pick<Services, 'signers'>): Handler<'personal_signTransaction'> {
  return ([given, passphrase], caller) => {
    const from = normalizeAddress(given.from);
    return parts.signers.withPassphrase(
      from,
      passphrase,
      async (signer) => bytesAndObject(await signCompleted(given, parts, { signer, caller }), from),
      caller,
    );
  };
}
