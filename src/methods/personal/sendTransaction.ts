import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/sendCompleted.js';
import type { Services } from '../services.js';

/**
 * Fills in what is missing, signs with the key that the passphrase decrypts, and sends; answers the hash once the chain
 * accepted it.
 */
export function sendTransaction(parts: SendingParts & Pick<Services, 'signers'>): Handler<'personal_sendTransaction'> {
  return ([given, passphrase], caller) =>
    parts.signers.withPassphrase(
      normalizeAddress(given.from),
      passphrase,
      (by) => sendCompleted(given, parts, { by, caller }),
      caller,
    );
}
