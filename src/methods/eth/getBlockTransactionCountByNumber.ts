import { blockHeight } from '../../chain/blockParameter.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Number of transactions in the block of a number or tag; null when there is no such block. */
export function getBlockTransactionCountByNumber({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getBlockTransactionCountByNumber'> {
  return async ([block], request) => {
    const summary = await blocks.summary(await blockHeight(block, blocks, request), request);
    return summary === null ? null : encodeQuantity(summary.transactionCount);
  };
}
