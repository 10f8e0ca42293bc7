import { once } from 'node:events';
import type { Command } from 'commander';
import type { ResolvedConfig } from '../config/config.js';
import { workerCount } from '../config/workerCount.js';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import { explained } from './addressInUse.js';
import type { CommandHost } from './commandHost.js';
import type { WorkersHost } from './workerHost.js';
import { forgetAddresses, resolveOptions, withSettings } from './settingOptions.js';

/** Adds `halley start`: the service in front of a node, until SIGINT or SIGTERM. */
export function addStartCommand(program: Command, host: CommandHost, workers: WorkersHost): void {
  withSettings(program.command('start'))
    .description('serve JSON-RPC over HTTP and WebSocket in front of a node')
    .action(async (_options, command: Command) => {
      const worker = workers.worker();
      if (worker !== null) return (await import('./startWorker.js')).startWorker(worker, host.stopSignal());
      const resolved = resolveOptions(command, host.environment);
      forgetAddresses(host.environment);
      const count = workerCount(resolved.config);
      return count > 1 ? startWorkers(resolved, { host, workers, count }) : start(resolved, host.stopSignal());
    });
}

async function startWorkers(
  resolved: ResolvedConfig,
  { host, workers, count }: { host: CommandHost; workers: WorkersHost; count: number },
): Promise<void> {
  // Before anything that takes time: until then, a signal ends the process.
  const stopping = host.stopSignal();
  const primary = workers.primary();
  keepNewFilesPrivate();
  const [{ startPrimary }, { createLogger }] = await Promise.all([
    import('./startPrimary.js'),
    import('../observe/logger.js'),
  ]);
  const logger = createLogger(resolved.config['log-level']);
  for (const warning of resolved.warnings) logger.warn({ warning }, 'configuration');
  const code = await startPrimary(resolved, { host: primary, count, logger, stopping });
  workers.end(code);
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
