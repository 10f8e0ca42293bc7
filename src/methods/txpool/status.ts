import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The numbers of pending and of queued transactions. A queued one has a gap before its nonce. */
export function status({ mempool }: Pick<Services, 'mempool'>): Handler<'txpool_status'> {
  return async (_params, request) => {
    await mempool.refresh(request);
    const { pending, queued } = await mempool.counts(request);
    return { pending: encodeQuantity(pending), queued: encodeQuantity(queued) };
  };
}
