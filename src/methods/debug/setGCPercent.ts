import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the size of the young generation of new threads; answers the previous value. */
export function setGCPercent({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_setGCPercent'> {
  return ([percent]) => runtime.setGcPercent(percent);
}
