import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Writes the heap profile. */
export function writeMemProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_writeMemProfile'> {
  return async ([file]) => {
    await runtime.writeHeapProfile(file);
    return null;
  };
}
