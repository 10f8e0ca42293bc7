import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The logs of a mined transaction; null when it is unknown or pending. */
export function getTransactionLogs({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getTransactionLogs'> {
  return async ([hash], caller) => {
    const place = await blocks.place(normalizeHash(hash), caller);
    return place === null ? null : blocks.transactionLogs(place, caller);
  };
}
