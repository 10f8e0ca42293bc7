import { blockHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { transactionPlace } from '../transactions/transactionPlace.js';
import type { Services } from '../services.js';

/** The signed bytes of the transaction at an index of the block of a number or tag; null when either does not exist. */
export function getRawTransactionByBlockNumberAndIndex({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getRawTransactionByBlockNumberAndIndex'> {
  return async ([block, index], request) => {
    const place = transactionPlace(await blockHeight(block, blocks, request), index);
    return place === null ? null : blocks.rawTransaction(place, request);
  };
}
