import { encodeData, normalizeHash, NO_BYTES } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { findTransaction } from '../transactions/findTransaction.js';

/** The signed bytes of a mined or pending transaction; empty when it is unknown. */
export function getRawTransaction(parts: Pick<Services, 'blocks' | 'mempool'>): Handler<'debug_getRawTransaction'> {
  return async ([hash], request) => {
    const found = await findTransaction(normalizeHash(hash), parts, request);
    if (found === null) return encodeData(NO_BYTES);
    if ('pending' in found) return encodeData(found.pending.transaction.raw);
    return (await parts.blocks.rawTransaction(found.place, request)) ?? encodeData(NO_BYTES);
  };
}
