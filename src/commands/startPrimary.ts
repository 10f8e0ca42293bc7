/** `halley start` with several workers: the process that starts and supervises them. */
import type { ResolvedConfig } from '../config/config.js';
import type { Logger } from '../observe/logger.js';
import { Primary, type WorkerServing } from '../workers/primary.js';
import { prepareDataFolder, findServiceDamage } from '../wiring/prepareDataFolder.js';
import type { PrimaryHost } from './workerHost.js';

/** What a worker gets to serve with. */
export type WorkerSettings = Pick<ResolvedConfig, 'config' | 'origins'>;

/** Serves until the signal aborts. Resolves to the exit code. Rejects when nothing can be served with the settings. */
export async function startPrimary(
  { config, origins }: ResolvedConfig,
  { host, count, logger, stopping }: { host: PrimaryHost; count: number; logger: Logger; stopping: AbortSignal },
): Promise<number> {
  const folder = await prepareDataFolder(config, logger);
  try {
    const primary = new Primary<WorkerSettings>({
      count,
      settings: { config, origins },
      fork: (id) => host.fork(id, count),
      onEnded: () => undefined,
      findDamage: (signal) => findServiceDamage(config, signal),
      onServing: ({ fields }: WorkerServing) => logger.info({ ...fields, workers: count }, 'serving'),
      log: logger,
    });
    host.onHangUp(() => void primary.replaceAll());
    return await primary.run(stopping);
  } finally {
    await folder.close();
  }
}
