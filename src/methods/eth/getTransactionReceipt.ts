import { mapAwaitable } from '../../concurrency/awaitable.js';
import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The receipt of a mined transaction; null, without waiting, when it is unknown or pending. */
export function getTransactionReceipt({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getTransactionReceipt'> {
  return ([hash], caller) =>
    mapAwaitable(blocks.place(normalizeHash(hash), caller), (place) =>
      place === null ? null : blocks.receipt(place, caller),
    );
}
