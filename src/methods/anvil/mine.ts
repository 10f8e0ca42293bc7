import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Makes blocks; `interval` is the seconds between their times. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'anvil_mine'> {
  return async ([blocks = 1, interval = 1]) => {
    const count = Number(blocks);
    checkLimit('anvil_mine', 'blocks', count);
    await development().mine({ blocks: count, intervalSeconds: Number(interval), timestamp: null });
    return null;
  };
}
