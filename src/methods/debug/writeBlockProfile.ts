import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Writes the delay of the event loop. */
export function writeBlockProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_writeBlockProfile'> {
  return async ([file]) => {
    await runtime.writeMeasurement('block', file);
    return null;
  };
}
