import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the least price of gas, in wei. */
export function setMinGasPrice({ development }: Pick<Services, 'development'>): Handler<'anvil_setMinGasPrice'> {
  return async ([price]) => {
    await development().setMinGasPrice(BigInt(price));
    return null;
  };
}
