import type { Handler } from '../../jsonrpc/request.js';
import { listenerChoice } from '../operator/listenerChoice.js';
import type { Services } from '../services.js';

/** Starts the HTTP listener. */
export function startRPC({ listeners, identity }: Pick<Services, 'listeners' | 'identity'>): Handler<'admin_startRPC'> {
  return async ([host, port, origins, apis, hostNames]) => {
    await listeners().startHttp(listenerChoice({ host, port, origins, apis, hostNames }, identity.namespaces));
    return true;
  };
}
