import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** How many transactions wait, and how many of them for a lower nonce. */
export function status({ mempool }: Pick<Services, 'mempool'>): Handler<'txpool_status'> {
  return async (_params, request) => {
    await mempool.refresh(request.signal);
    const { pending, queued } = await mempool.counts(request.signal);
    return { pending: encodeQuantity(pending), queued: encodeQuantity(queued) };
  };
}
