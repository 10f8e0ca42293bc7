import { blockHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { transactionPlace } from '../transactions/transactionPlace.js';
import type { Services } from '../services.js';

/** The transaction at an index of the block of a number or tag; null when either does not exist. */
export function getTransactionByBlockNumberAndIndex({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getTransactionByBlockNumberAndIndex'> {
  return async ([block, index], request) => {
    const place = transactionPlace(await blockHeight(block, blocks, request), index);
    return place === null ? null : blocks.transaction(place, request);
  };
}
