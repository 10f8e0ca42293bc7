import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Makes blocks; `interval` is the seconds between their times. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'anvil_mine'> {
  return async ([blocks = 1, interval]) => {
    const count = Number(blocks);
    checkLimit('anvil_mine', 'blocks', count);
    const intervalSeconds = interval === undefined ? null : Number(interval);
    await development().mine({ blocks: count, intervalSeconds, timestamp: null });
    return null;
  };
}
