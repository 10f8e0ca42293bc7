import { mapAwaitable } from '../../concurrency/awaitable.js';
import { EncodedJson } from '../../json/encodedJson.js';
import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { findTransaction } from '../transactions/findTransaction.js';

/** A mined transaction, or a pending one with null block fields; null when unknown. */
export function getTransactionByHash(parts: Pick<Services, 'blocks' | 'mempool'>): Handler<'eth_getTransactionByHash'> {
  return ([hash], request) =>
    mapAwaitable(findTransaction(normalizeHash(hash), parts, request), (found) => {
      if (found === null) return null;
      return 'place' in found
        ? parts.blocks.transaction(found.place, request)
        : new EncodedJson(Buffer.from(found.pending.json));
    });
}
