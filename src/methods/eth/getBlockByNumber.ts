import { heightOf } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The block of a number or tag; null when there is none yet. */
export function getBlockByNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getBlockByNumber'> {
  return ([block, fullTransactions = false]) => blocks.block(heightOf(block, blocks), fullTransactions);
}
