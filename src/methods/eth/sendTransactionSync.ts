import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { sendCompleted, type SendingParts } from '../call/completeTransaction.js';
import type { LimitParts, Services } from '../services.js';
import { receiptOnceMined, type ReceiptParts } from '../transactions/receiptOnceMined.js';

/** As eth_sendTransaction, but returns the receipt once the transaction is mined. */
export function sendTransactionSync(
  parts: SendingParts & Pick<Services, 'signers'> & ReceiptParts & LimitParts<'maxSyncSendTimeoutMs'>,
): Handler<'eth_sendTransactionSync'> {
  return async ([given], caller) => {
    const by = await parts.signers.senderOf(normalizeAddress(given.from), caller.access, caller);
    const hash = await sendCompleted(given, parts, { by, caller });
    return receiptOnceMined(hash, parts.limits.maxSyncSendTimeoutMs, parts, caller);
  };
}
