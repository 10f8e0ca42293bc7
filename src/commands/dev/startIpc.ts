import { resolveConfig } from '../../config/config.js';
import type { MemoryBudget } from '../../memory/memoryBudget.js';
import { createToken } from '../../transport/createToken.js';
import { IpcServer } from '../../transport/ipc/ipcServer.js';
import { unusable } from './optionFile.js';
import { DEFAULT_IPC_PATH } from './options/optionTable.js';

const MAX_CONNECTIONS = 1_000;

/**
 * Serves a Unix socket in front of the WebSocket address. `given` is the path, or true for the default one. Only the
 * owner can connect, and may do everything: each connection shows a token of the secret, where there is one. Rejects
 * with ConfigError when nothing can listen there.
 */
export async function startIpc(
  given: string | true,
  wsUrl: string,
  { secret, memory }: { secret: Uint8Array | null; memory: MemoryBudget },
): Promise<{ path: string; server: IpcServer }> {
  const path = given === true ? DEFAULT_IPC_PATH : given;
  const { config } = resolveConfig({}, {});
  const maxMessageBytes = config['json-rpc.http-body-limit'];
  const token = async (): Promise<string | null> => (secret === null ? null : createToken(secret));
  const server = new IpcServer({ path, url: wsUrl, token, maxMessageBytes, maxConnections: MAX_CONNECTIONS, memory });
  await server.start().catch((cause: unknown) => {
    throw unusable({ flag: '--ipc', path }, cause);
  });
  return { path, server };
}
