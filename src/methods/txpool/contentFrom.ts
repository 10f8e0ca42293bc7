import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeByNonce } from '../pending/encodeBySender.js';

/** The pending and queued transactions of one sender, by nonce. */
export function contentFrom({
  mempool,
  limits,
}: Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>): Handler<'txpool_contentFrom'> {
  return async ([address], caller) => {
    await mempool.refresh(caller);
    const sender = await mempool.ofSender(normalizeAddress(address), caller);
    return encodeByNonce(sender, ({ json }) => json, { maxBytes: limits.maxResponseBytes, signal: caller.signal });
  };
}
