import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blockDetails } from '../otterscan/blockDetails.js';
import type { Services } from '../services.js';

/** A block without its transactions, and its fees; null when no block has the hash. */
export function getBlockDetailsByHash(parts: Pick<Services, 'blocks'>): Handler<'ots_getBlockDetailsByHash'> {
  return async ([hash], caller) => {
    const number = await parts.blocks.numberOfHash(normalizeHash(hash), caller);
    return number === null ? null : blockDetails(number, parts, caller);
  };
}
