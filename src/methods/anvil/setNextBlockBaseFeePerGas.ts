import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the base fee of the next block, in wei. */
export function setNextBlockBaseFeePerGas({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_setNextBlockBaseFeePerGas'> {
  return async ([baseFee]) => {
    await development().setNextBlockBaseFee(BigInt(baseFee));
    return null;
  };
}
