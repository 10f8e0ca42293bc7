import { resolveConfig } from '../../config/config.js';
import { IpcServer } from '../../transport/ipc/ipcServer.js';
import { unusable } from './optionFile.js';
import { DEFAULT_IPC_PATH } from './options/optionTable.js';

/** Connections above this number are closed. */
const MAX_CONNECTIONS = 1_000;

/**
 * Serves a Unix socket in front of the WebSocket address. `given` is the path, or true for the default one. Rejects
 * with ConfigError when nothing can listen there.
 */
export async function startIpc(given: string | true, wsUrl: string): Promise<{ path: string; server: IpcServer }> {
  const path = given === true ? DEFAULT_IPC_PATH : given;
  const { config } = resolveConfig({}, {});
  const maxMessageBytes = config['json-rpc.http-body-limit'];
  const server = new IpcServer({ path, url: wsUrl, maxMessageBytes, maxConnections: MAX_CONNECTIONS });
  await server.start().catch((cause: unknown) => {
    throw unusable({ flag: '--ipc', path }, cause);
  });
  return { path, server };
}
