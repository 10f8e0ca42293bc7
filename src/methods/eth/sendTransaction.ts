import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/sendCompleted.js';

/**
 * Fills in what is missing, signs with a key of this server, and sends; answers the hash once the chain accepted it.
 */
export function sendTransaction(parts: SendingParts): Handler<'eth_sendTransaction'> {
  return ([given], { signal }) => sendCompleted(given, parts, { anybody: false, signal });
}
