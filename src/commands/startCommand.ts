import { once } from 'node:events';
import type { Command } from 'commander';
import type { ResolvedConfig } from '../config/config.js';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import type { CommandHost } from './commandHost.js';
import { forgetAddresses, resolveOptions, withSettings } from './settingOptions.js';

/** Adds `halley start`: the service in front of a node, until the process is asked to stop. */
export function addStartCommand(program: Command, host: CommandHost): void {
  withSettings(program.command('start'))
    .description('serve JSON-RPC over HTTP and WebSocket in front of a node')
    .action((_options, command: Command) => {
      const resolved = resolveOptions(command, host.environment);
      forgetAddresses(host.environment);
      return start(resolved, host.stopSignal());
    });
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
    await gateway.start(stopping);
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    // Also when it could not listen: the parts that already follow the chain would keep the process alive, and no
    // signal would end it.
    await gateway.stop();
  }
}
