import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Makes a block every so many seconds; 0 stops it. The unit is anvil's; Hardhat counts milliseconds. */
export function setIntervalMining({ development }: Pick<Services, 'development'>): Handler<'evm_setIntervalMining'> {
  return async ([seconds]) => {
    await development().setIntervalMining(Number(seconds));
    return null;
  };
}
