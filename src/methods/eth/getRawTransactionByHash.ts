import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeData, normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { findTransaction } from '../transactions/findTransaction.js';

/** The signed bytes of a mined or pending transaction; null when unknown. */
export function getRawTransactionByHash(
  parts: Pick<Services, 'blocks' | 'mempool'>,
): Handler<'eth_getRawTransactionByHash'> {
  return ([hash], request) =>
    mapAwaitable(findTransaction(normalizeHash(hash), parts, request), (found) => {
      if (found === null) return null;
      return 'place' in found
        ? parts.blocks.rawTransaction(found.place, request)
        : encodeData(found.pending.transaction.raw);
    });
}
