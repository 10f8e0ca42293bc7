import { findHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** All receipts of a block, in order; null when the block is unknown. */
export function getBlockReceipts({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getBlockReceipts'> {
  return async ([block], caller) => {
    const number = await findHeight(block, blocks, caller);
    return number === null ? null : blocks.receipts(number, caller);
  };
}
