/** `halley start` with several workers: the process that starts and supervises them. */
import type { ResolvedConfig } from '../config/config.js';
import type { Logger } from '../observe/logger.js';
import { LogLevels } from '../observe/logLevels.js';
import type { ProcessMetrics } from '../observe/serviceRegistry.js';
import { watchWorkers } from '../wiring/primaryWatch.js';
import { Primary } from '../workers/primary.js';
import { prepareDataFolder, findServiceDamage } from '../wiring/prepareDataFolder.js';
import { ENDED, servePrimaryParts } from '../wiring/workerParts.js';
import type { PrimaryHost } from './workerHost.js';

/** What a worker gets to serve with. */
export type WorkerSettings = Pick<ResolvedConfig, 'config' | 'origins'>;

/** Serves until the signal aborts. Resolves to the exit code. Rejects when nothing can be served with the settings. */
export async function startPrimary(
  { config, origins }: ResolvedConfig,
  { host, count, logger, stopping }: { host: PrimaryHost; count: number; logger: Logger; stopping: AbortSignal },
): Promise<number> {
  const folder = await prepareDataFolder(config, logger);
  const levels = new LogLevels(logger);
  try {
    const watch = watchWorkers(
      config,
      {
        count,
        serving: () => primary.serving,
        metrics: (worker) => primary.links.ask(worker, 'metrics'),
        ready: (worker) => primary.links.ask(worker, 'ready'),
      },
      logger,
    );
    const primary: Primary<WorkerSettings> = new Primary<WorkerSettings>({
      count,
      settings: { config, origins },
      fork: (id) => host.fork(id, count),
      onEnded(worker) {
        void watch.registry.ended(worker);
        parts.forgetWorker(worker);
        primary.links.tell(ENDED, worker);
      },
      findDamage: (signal) => findServiceDamage(config, signal),
      onServing: ({ fields }) => logger.info({ ...fields, ...metricsAt(metrics), workers: count }, 'serving'),
      log: levels.of('workers'),
    });
    const parts = servePrimaryParts(config, levels, primary.links, (worker, error) => primary.replace(worker, error));
    primary.links.serve('counted', (worker, counted: ProcessMetrics) => watch.registry.take(worker, counted));
    const metrics = await watch.start(origins['metrics.address'] !== 'default');
    host.onHangUp(() => void primary.replaceAll());
    try {
      return await primary.run(stopping);
    } finally {
      await watch.stop();
      await parts.close();
    }
  } finally {
    await folder.close();
  }
}

function metricsAt(address: string | null): { metrics?: string } {
  return address === null ? {} : { metrics: `http://${address}/metrics` };
}
