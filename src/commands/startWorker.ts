/** `halley start` in a worker: it gets its settings from the primary, and serves until that or a signal ends it. */
import { once } from 'node:events';
import { createGateway, type Gateway } from '../gateway.js';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import { createLogger } from '../observe/logger.js';
import { BEAT_MS, type WorkerServing, type WorkerStart } from '../workers/primary.js';
import { HandedConnections } from '../workers/handedConnections.js';
import { WorkerGone } from '../workers/remoteError.js';
import { WorkerLink } from '../workers/workerLink.js';
import { WorkerRole } from '../workers/workerRole.js';
import { explained } from './addressInUse.js';
import type { WorkerSettings } from './startPrimary.js';
import type { WorkerHost } from './workerHost.js';

/** Exit code of a worker in whose place another one writes. */
const REPLACED = 75;

/** Serves as one of the workers until the primary or the signal ends it. */
export async function startWorker(host: WorkerHost, signal: AbortSignal): Promise<void> {
  keepNewFilesPrivate();
  const { id, count, channel } = host;
  const link = new WorkerLink(id, count, channel);
  const ending = new AbortController();
  const stopping = AbortSignal.any([signal, ending.signal]);
  let graceMs = 0;
  link.serve('stop', (ms: number) => {
    graceMs = ms;
    ending.abort();
  });
  const beat = setInterval(() => channel.send({ kind: 'beat' }), BEAT_MS);
  let role: WorkerRole | null = null;
  link.serve('write', () => {
    if (role === null) throw new WorkerGone('the worker has not begun');
    role.choose();
  });
  const { settings, writes, living } = await link.call<WorkerStart<WorkerSettings>>('primary', 'start');
  const { config, origins } = settings;
  const logger = createLogger(config['log-level'], { worker: id });
  const connections = new HandedConnections(link, channel);
  role = new WorkerRole({
    ...{ link, connections, living, writes },
    end(reason) {
      logger.error({ reason }, 'this worker ends, so that another one writes');
      host.exit(REPLACED);
    },
  });
  let gateway: Gateway | null = null;
  try {
    gateway = await createGateway(config, logger, { signal: stopping, origins, worker: role });
    const { watched } = gateway;
    link.serve('metrics', () => watched.metrics());
    link.serve('ready', () => watched.ready());
    const served = await gateway.start(stopping).catch((error: unknown) => {
      throw explained(error, config, origins);
    });
    const serving: WorkerServing = { fields: gateway.describe(served) };
    await link.call('primary', 'serving', serving);
    if (!stopping.aborted) await once(stopping, 'abort');
  } catch (error) {
    if (!stopping.aborted) throw error;
  } finally {
    await gateway?.stop(graceMs);
    // Nothing is counted after this.
    const counted = await gateway?.watched.metrics();
    await link.call('primary', 'counted', counted ?? []).catch(() => undefined);
    clearInterval(beat);
    host.leave();
  }
}
