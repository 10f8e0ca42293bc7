import { decodeData } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { receiptOnceMined, type ReceiptParts } from '../transactions/receiptOnceMined.js';

/** Sends a signed transaction; returns its receipt once it is mined. The error of a timeout has the hash (EIP-7966). */
export function sendRawTransactionSync(
  parts: Pick<Services, 'sender'> & ReceiptParts & LimitParts<'maxSyncSendTimeoutMs'>,
): Handler<'eth_sendRawTransactionSync'> {
  const { sender, limits } = parts;
  return async ([raw, timeout], caller) => {
    const asked = timeout === undefined ? limits.maxSyncSendTimeoutMs : Number(timeout);
    const hash = await sender.send(decodeData(raw), caller);
    return receiptOnceMined(hash, Math.min(asked, limits.maxSyncSendTimeoutMs), parts, caller);
  };
}
