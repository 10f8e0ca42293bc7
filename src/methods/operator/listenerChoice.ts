/** How admin_startRPC and admin_startWS name a listener. */
import type { ListenerChoice } from '../../chain/operator/serverListeners.js';
import { rpcError } from '../../jsonrpc/errors.js';

/** The parameters in geth's order; null is as good as missing. */
export interface ListenerParams {
  host?: string | null | undefined;
  port?: number | null | undefined;
  origins?: string | null | undefined;
  apis?: string | null | undefined;
  hostNames?: string | null | undefined;
}

/** What is chosen. Throws invalidParams for namespaces that are not the enabled ones: all listeners have the same. */
export function listenerChoice(
  { host, port, origins, apis, hostNames }: ListenerParams,
  namespaces: readonly string[],
): ListenerChoice {
  if (apis !== null && apis !== undefined) checkNamespaces(listOf(apis), namespaces);
  return {
    ...(host !== null && host !== undefined && { host }),
    ...(port !== null && port !== undefined && { port }),
    ...(origins !== null && origins !== undefined && { origins: listOf(origins) }),
    ...(hostNames !== null && hostNames !== undefined && { hostNames: listOf(hostNames) }),
  };
}

function checkNamespaces(asked: readonly string[], enabled: readonly string[]): void {
  const isSame = enabled.every((name) => asked.includes(name)) && asked.every((name) => enabled.includes(name));
  if (isSame) return;
  const reason = `apis: all listeners serve the namespaces of --json-rpc.api: ${enabled.join(',')}`;
  throw rpcError('invalidParams', { reason }, { path: 'apis', expected: [enabled.join(',')] });
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
