import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends all WebSockets, unless they are the only way in. */
export function stopWS({ listeners }: Pick<Services, 'listeners'>): Handler<'admin_stopWS'> {
  return async () => {
    await listeners().stopWebSocket();
    return true;
  };
}
