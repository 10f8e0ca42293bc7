import type { Handler } from '../../jsonrpc/request.js';
import { listenerChoice } from '../operator/listenerChoice.js';
import type { Services } from '../services.js';

/** Starts to take WebSockets. */
export function startWS({ listeners, identity }: Pick<Services, 'listeners' | 'identity'>): Handler<'admin_startWS'> {
  return async ([host, port, origins, apis]) => {
    await listeners().startWebSocket(listenerChoice({ host, port, origins, apis }, identity.namespaces));
    return true;
  };
}
