import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Writes the use of the event loop. */
export function writeMutexProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_writeMutexProfile'> {
  return async ([file]) => {
    await runtime.writeMeasurement('mutex', file);
    return null;
  };
}
