import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { transactionPlace } from '../transactions/transactionPlace.js';
import type { Services } from '../services.js';

/** The signed bytes of the transaction at an index of the block of a hash; null when either does not exist. */
export function getRawTransactionByBlockHashAndIndex({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getRawTransactionByBlockHashAndIndex'> {
  return async ([blockHash, index], caller) => {
    const place = transactionPlace(await blocks.numberOfHash(normalizeHash(blockHash), caller), index);
    return place === null ? null : blocks.rawTransaction(place, caller);
  };
}
