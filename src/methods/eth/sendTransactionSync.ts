import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/sendCompleted.js';
import type { LimitParts } from '../services.js';
import { receiptOnceMined, type ReceiptParts } from '../transactions/receiptOnceMined.js';

/** As eth_sendTransaction, but answers the receipt once the transaction is mined. */
export function sendTransactionSync(
  parts: SendingParts & ReceiptParts & LimitParts<'maxSyncSendTimeoutMs'>,
): Handler<'eth_sendTransactionSync'> {
  return async ([given], { signal }) => {
    const hash = await sendCompleted(given, parts, { anybody: false, signal });
    return receiptOnceMined(hash, parts.limits.maxSyncSendTimeoutMs, parts, signal);
  };
}
