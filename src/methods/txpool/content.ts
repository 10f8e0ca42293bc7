import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBySender } from '../pending/encodeBySender.js';

/** All pending and queued transactions, by sender and nonce. */
export function content({
  mempool,
  limits,
}: Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>): Handler<'txpool_content'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const senders = await mempool.bySender(caller);
    return encodeBySender(senders, ({ json }) => json, { maxBytes: limits.maxResponseBytes, signal: caller.signal });
  };
}
