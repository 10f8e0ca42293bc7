import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Records a CPU profile for so many seconds. */
export function cpuProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_cpuProfile'> {
  return async ([file, seconds]) => {
    checkLimit('debug_cpuProfile', 'duration', Number(seconds));
    await runtime.record('cpu', file, Number(seconds));
    return null;
  };
}
