import { once } from 'node:events';
import type { Command } from 'commander';
import { appTomlOf } from '../config/appTomlOf.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import { AddressInUse } from '../transport/listen.js';
import type { CommandHost } from './commandHost.js';
import { forgetAddresses, resolveOptions, withSettings } from './settingOptions.js';

/** Adds `halley start`: the service in front of a node, until SIGINT or SIGTERM. */
export function addStartCommand(program: Command, host: CommandHost): void {
  withSettings(program.command('start'))
    .description('serve JSON-RPC over HTTP and WebSocket in front of a node')
    .action((_options, command: Command) => {
      const resolved = resolveOptions(command, host.environment);
      forgetAddresses(host.environment);
      return start(resolved, host.stopSignal());
    });
}

/** Explains an address in use that comes from app.toml, which the node's own server shares. */
function explained(error: unknown, config: Config, origins: ResolvedConfig['origins']): unknown {
  if (!(error instanceof AddressInUse)) return error;
  const names = ['json-rpc.address', 'json-rpc.ws-address'] as const;
  const name = names.find((setting) => origins[setting] === 'app.toml' && config[setting] === error.address);
  if (name === undefined) return error;
  const file = appTomlOf(config.home);
  const reason = `it is ${name} of ${file}, where the node's own server listens if it runs; give Halley another one with --${name}`;
  return new Error(`${error.message}: ${reason}`, { cause: error });
}

async function start({ config, origins, warnings }: ResolvedConfig, stopping: AbortSignal): Promise<void> {
  keepNewFilesPrivate();
  const [{ createGateway }, { createLogger }] = await Promise.all([
    import('../gateway.js'),
    import('../observe/logger.js'),
  ]);
  const logger = createLogger(config['log-level']);
  for (const warning of warnings) logger.warn({ warning }, 'configuration');
  const gateway = await createGateway(config, logger, { signal: stopping, origins, serveMetrics: true }).catch(
    (error: unknown) => {
      if (!stopping.aborted) throw error;
      return null;
    },
  );
  if (gateway === null) return;
  try {
    await gateway.start(stopping).catch((error: unknown) => {
      throw explained(error, config, origins);
    });
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    // Also after a failure to listen: parts that follow the chain would keep the process alive, and no signal would
    // end it.
    await gateway.stop();
  }
}
