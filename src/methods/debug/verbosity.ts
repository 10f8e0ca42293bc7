import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the level of the log. */
export function verbosity({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_verbosity'> {
  return ([level]) => {
    runtime.setVerbosity(level);
    return null;
  };
}
