import { blockHeight } from '../../chain/blockParameter.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The block of a number or tag; null when there is none yet. */
export function getBlockByNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getBlockByNumber'> {
  return ([block, fullTransactions = false], request) =>
    mapAwaitable(blockHeight(block, blocks, request), (height) => blocks.block(height, fullTransactions, request));
}
