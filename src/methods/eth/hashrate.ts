import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** Always zero: no proof of work. */
export function hashrate(): Handler<'eth_hashrate'> {
  return () => encodeQuantity(0);
}
