import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** A tip that gets a transaction into the next blocks. */
export function maxPriorityFeePerGas({ fees }: Pick<Services, 'fees'>): Handler<'eth_maxPriorityFeePerGas'> {
  return (_params, caller) => mapAwaitable(fees.suggestedTip(caller), encodeQuantity);
}
