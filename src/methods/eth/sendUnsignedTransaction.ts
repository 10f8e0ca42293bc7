import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/sendCompleted.js';

/** As eth_sendTransaction, but the embedded chain accepts every sender. */
export function sendUnsignedTransaction(parts: SendingParts): Handler<'eth_sendUnsignedTransaction'> {
  return ([given], caller) => sendCompleted(given, parts, { by: 'anybody', caller });
}
