import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Measures the delay of the event loop for so many seconds. */
export function blockProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_blockProfile'> {
  return async ([file, seconds]) => {
    checkLimit('debug_blockProfile', 'duration', Number(seconds));
    await runtime.measure('block', file, Number(seconds));
    return null;
  };
}
