import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Makes a block every so many seconds (as anvil counts, where Hardhat counts milliseconds); 0 stops it. */
export function setIntervalMining({ development }: Pick<Services, 'development'>): Handler<'evm_setIntervalMining'> {
  return async ([seconds]) => {
    await development().setIntervalMining(Number(seconds));
    return null;
  };
}
