import type { Data, Hash, HashInput } from '../../../generated/types.js';
import type { Blocks, TransactionPlace } from '../../chain/blocks.js';
import type { Mempool, PendingTransaction } from '../../chain/mempool.js';
import { mapAwaitable, type Awaitable } from '../../concurrency/awaitable.js';
import { encodeData, normalizeHash } from '../../ethereum/hex.js';
import type { Caller } from '../../caller/caller.js';

/** Where a transaction is: in a block, or pending; null when it is unknown. */
export type TransactionLocation = { place: TransactionPlace } | { pending: PendingTransaction } | null;

/** Where transactions are searched. */
export interface FindTransactionParts {
  blocks: Pick<Blocks, 'place'>;
  mempool: Pick<Mempool, 'get' | 'find'>;
}

/**
 * Looks for a transaction among the known pending ones and in the index. One that is in neither may have been sent
 * through another process a moment ago, so the node's mempool is read for it.
 */
export function findTransaction(
  hash: Hash,
  { blocks, mempool }: FindTransactionParts,
  caller: Caller,
): Awaitable<TransactionLocation> {
  // Before the index: a block that arrives in between moves the transaction into the index, never out of both.
  const pending = mempool.get(hash);
  return mapAwaitable(blocks.place(hash, caller), (place) => {
    if (place !== null) return { place };
    if (pending !== null) return { pending };
    const listed = mempool.find(hash, caller);
    if (!(listed instanceof Promise)) return listed === null ? null : { pending: listed };
    // A block may have included it while the node's mempool was read.
    return listed.then((found) =>
      found !== null
        ? { pending: found }
        : mapAwaitable(blocks.place(hash, caller), (minedSince) =>
            minedSince === null ? null : { place: minedSince },
          ),
    );
  });
}

/** The signed bytes of a mined or pending transaction; null when it is unknown. */
export function findRawTransaction(
  hash: HashInput,
  parts: { blocks: Pick<Blocks, 'place' | 'rawTransaction'>; mempool: FindTransactionParts['mempool'] },
  caller: Caller,
): Awaitable<Data | null> {
  return mapAwaitable(findTransaction(normalizeHash(hash), parts, caller), (found) => {
    if (found === null) return null;
    return 'place' in found
      ? parts.blocks.rawTransaction(found.place, caller)
      : encodeData(found.pending.transaction.raw);
  });
}
