import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Switches the measurement of the event loop's use on or off. */
export function setMutexProfileFraction({
  runtime,
}: Pick<Services, 'runtime'>): Handler<'debug_setMutexProfileFraction'> {
  return ([rate]) => {
    runtime.setRate('mutex', rate);
    return null;
  };
}
