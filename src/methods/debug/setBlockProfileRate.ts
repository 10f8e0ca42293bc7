import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Switches the measurement of the event loop's delay on or off. */
export function setBlockProfileRate({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_setBlockProfileRate'> {
  return ([rate]) => {
    runtime.setRate('block', rate);
    return null;
  };
}
