import type { TransactionPlace } from '../../chain/blocks.js';
import type { PendingTransaction } from '../../chain/mempool.js';
import { mapAwaitable, type Awaitable } from '../../evm/encodedJson.js';
import type { Hash } from '../../../generated/types.js';
import type { RequestContext } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Where a transaction is: in a block, waiting, or nowhere. */
export type TransactionLocation = { place: TransactionPlace } | { pending: PendingTransaction } | null;

/**
 * Looks for a transaction among the waiting ones and in the index, and for one that is in neither in the node's mempool, since somebody else may
 * have sent it a moment ago.
 */
export function findTransaction(
  hash: Hash,
  { blocks, mempool }: Pick<Services, 'blocks' | 'mempool'>,
  request: RequestContext,
): Awaitable<TransactionLocation> {
  // Asked before the index: a block that arrives in between moves the transaction from one to the other, never to neither.
  const pending = mempool.get(hash);
  return mapAwaitable(blocks.place(hash), (place) => {
    if (place !== null) return { place };
    if (pending !== null) return { pending };
    const listed = mempool.find(hash, request.signal);
    if (!(listed instanceof Promise)) return listed === null ? null : { pending: listed };
    // While the node was asked, a block may have taken it.
    return listed.then((found) =>
      found !== null
        ? { pending: found }
        : mapAwaitable(blocks.place(hash), (minedSince) => (minedSince === null ? null : { place: minedSince })),
    );
  });
}
