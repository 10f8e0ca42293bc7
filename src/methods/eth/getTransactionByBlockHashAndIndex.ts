import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { transactionPlace } from '../transactions/transactionPlace.js';
import type { Services } from '../services.js';

/** The transaction at an index of the block of a hash; null when either does not exist. */
export function getTransactionByBlockHashAndIndex({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getTransactionByBlockHashAndIndex'> {
  return async ([blockHash, index], caller) => {
    const place = transactionPlace(await blocks.numberOfHash(normalizeHash(blockHash), caller), index);
    return place === null ? null : blocks.transaction(place, caller);
  };
}
