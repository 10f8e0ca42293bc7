import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Collects all garbage. */
export function freeOSMemory({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_freeOSMemory'> {
  return async () => {
    await runtime.collectGarbage();
    return null;
  };
}
