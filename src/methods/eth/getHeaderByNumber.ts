import { blockHeight } from '../../chain/blockParameter.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The block of a number or tag without its transactions; null when there is none yet. */
export function getHeaderByNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getHeaderByNumber'> {
  return ([block], request) =>
    mapAwaitable(blockHeight(block, blocks, request), (height) => blocks.header(height, request));
}
