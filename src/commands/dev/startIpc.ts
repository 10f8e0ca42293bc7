import { resolveConfig } from '../../config/config.js';
import type { MemoryBudget } from '../../caller/memoryBudget.js';
import { createToken } from '../../transport/authenticator.js';
import { IpcServer } from '../../transport/ipc/ipcServer.js';
import { unusable } from './optionFile.js';
import { DEFAULT_IPC_PATH } from './options/optionTable.js';

const MAX_CONNECTIONS = 1_000;

/**
 * Serves a Unix socket, which only the owner can open, in front of the WebSocket address: each connection shows a token
 * of the secret, where there is one. `given` is true for the default path. Rejects with ConfigError.
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
