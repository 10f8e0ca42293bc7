import { encodeQuantity, normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Always zero, because committed blocks have no siblings; null when the block is unknown. */
export function getUncleCountByBlockHash({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getUncleCountByBlockHash'> {
  return async ([blockHash], caller) =>
    (await blocks.numberOfHash(normalizeHash(blockHash), caller)) === null ? null : encodeQuantity(0);
}
