import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the level of the log by part of the service. */
export function vmodule({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_vmodule'> {
  return ([pattern]) => {
    runtime.setModuleLevels(pattern);
    return null;
  };
}
