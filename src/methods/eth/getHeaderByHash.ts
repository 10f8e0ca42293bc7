import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The block of a hash without its transactions; null when unknown. */
export function getHeaderByHash({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_getHeaderByHash'> {
  return async ([blockHash], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    return number === null ? null : blocks.header(number, caller);
  };
}
