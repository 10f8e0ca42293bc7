import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Base fee of the next block plus the suggested tip, never below the lowest price the node accepts. */
export function gasPrice({ fees }: Pick<Services, 'fees'>): Handler<'eth_gasPrice'> {
  return (_params, caller) => mapAwaitable(fees.gasPrice(caller), encodeQuantity);
}
