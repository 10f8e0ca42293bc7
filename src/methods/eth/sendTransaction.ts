import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/sendCompleted.js';
import type { Services } from '../services.js';

/**
 * Fills in what is missing, signs with a key that this server can use, and sends; answers the hash once the chain
 * accepted it.
 */
export function sendTransaction(parts: SendingParts & Pick<Services, 'signers'>): Handler<'eth_sendTransaction'> {
  return async ([given], caller) => {
    const by = await parts.signers.senderOf(normalizeAddress(given.from), caller.access, caller);
    return sendCompleted(given, parts, { by, caller });
  };
}
