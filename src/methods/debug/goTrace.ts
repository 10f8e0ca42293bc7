import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Records trace events for so many seconds. */
export function goTrace({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_goTrace'> {
  return async ([file, seconds]) => {
    checkLimit('debug_goTrace', 'duration', Number(seconds));
    await runtime.record('trace', file, Number(seconds));
    return null;
  };
}
