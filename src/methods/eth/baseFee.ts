import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Base fee of the next block; null where the chain has none. */
export function baseFee({ fees }: Pick<Services, 'fees'>): Handler<'eth_baseFee'> {
  return async (_params, caller) => {
    const fee = await fees.nextBaseFee(caller);
    return fee === null ? null : encodeQuantity(fee);
  };
}
