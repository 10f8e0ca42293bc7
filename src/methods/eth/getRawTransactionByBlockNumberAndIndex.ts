import { heightOf } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { transactionPlace } from '../transactions/transactionPlace.js';
import type { Services } from '../services.js';

/** The signed bytes of the transaction at an index of the block of a number or tag; null when either does not exist. */
export function getRawTransactionByBlockNumberAndIndex({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getRawTransactionByBlockNumberAndIndex'> {
  return ([block, index]) => {
    const place = transactionPlace(heightOf(block, blocks), index);
    return place === null ? null : blocks.rawTransaction(place);
  };
}
