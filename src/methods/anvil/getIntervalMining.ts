import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The seconds between blocks that are made by time; null when none are. */
export function getIntervalMining({ development }: Pick<Services, 'development'>): Handler<'anvil_getIntervalMining'> {
  return async () => {
    const seconds = await development().intervalMining();
    return seconds === 0 ? null : seconds;
  };
}
