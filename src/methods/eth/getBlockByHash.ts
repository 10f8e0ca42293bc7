import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The block of a hash; null when unknown. */
export function getBlockByHash({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getBlockByHash'> {
  return async ([blockHash, fullTransactions = false], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    return number === null ? null : blocks.block(number, fullTransactions, caller);
  };
}
