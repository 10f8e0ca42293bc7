import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Writes the lowest price of gas, which the node reads when it restarts. */
export function setGasPrice({ minimumGasPrice }: Pick<Services, 'minimumGasPrice'>): Handler<'miner_setGasPrice'> {
  return async ([gasPrice]) => {
    await minimumGasPrice.set(BigInt(gasPrice));
    return true;
  };
}
