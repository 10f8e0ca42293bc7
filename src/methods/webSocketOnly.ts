import type { MethodName } from '../../generated/methods.js';
import type { Connection } from '../jsonrpc/connection.js';
import { rpcError } from '../jsonrpc/errors.js';
import type { RequestContext } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** The connection of a request; over HTTP an error that says where WebSockets are taken. */
export function connectionOf(
  request: RequestContext,
  method: MethodName,
  { webSocketUrl }: Pick<Services, 'webSocketUrl'>,
): Connection {
  if (request.connection !== null) return request.connection;
  const address = webSocketUrl(request.host);
  throw rpcError('webSocketNeeded', { method, address }, { address });
}
