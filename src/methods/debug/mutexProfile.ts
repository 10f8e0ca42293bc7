import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Measures the use of the event loop for so many seconds. */
export function mutexProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_mutexProfile'> {
  return async ([file, seconds]) => {
    checkLimit('debug_mutexProfile', 'duration', Number(seconds));
    await runtime.measure('mutex', file, Number(seconds));
    return null;
  };
}
