import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Stops the HTTP listener, unless it is the last one. */
export function stopRPC({ listeners }: Pick<Services, 'listeners'>): Handler<'admin_stopRPC'> {
  return async () => {
    await listeners().stopHttp();
    return true;
  };
}
