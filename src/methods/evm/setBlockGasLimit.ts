import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the gas limit of the next blocks. */
export function setBlockGasLimit({ development }: Pick<Services, 'development'>): Handler<'evm_setBlockGasLimit'> {
  return async ([gasLimit]) => {
    await development().setBlockGasLimit(BigInt(gasLimit));
    return true;
  };
}
