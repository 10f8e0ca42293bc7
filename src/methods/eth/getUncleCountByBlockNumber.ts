import { blockHeight } from '../../chain/blockParameter.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Always zero, because committed blocks have no siblings; null when there is no such block. */
export function getUncleCountByBlockNumber({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getUncleCountByBlockNumber'> {
  return async ([block], request) => {
    const summary = await blocks.summary(await blockHeight(block, blocks, request), request);
    return summary === null ? null : encodeQuantity(0);
  };
}
