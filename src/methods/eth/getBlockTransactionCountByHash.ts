import { encodeQuantity, normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Number of transactions in the block of a hash; null when unknown. */
export function getBlockTransactionCountByHash({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getBlockTransactionCountByHash'> {
  return async ([blockHash], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    const summary = number === null ? null : await blocks.summary(number, caller);
    return summary === null ? null : encodeQuantity(summary.transactionCount);
  };
}
