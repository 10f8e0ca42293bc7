/** The metrics and probes of a service with workers, which its primary serves. */
import { timeLimited } from '../concurrency/timeLimited.js';
import type { Config } from '../config/config.js';
import { isLoopback, parseListenAddress } from '../config/listenAddress.js';
import type { HealthReport } from '../observe/health.js';
import type { Logger } from '../observe/logger.js';
import { serviceHealth } from '../observe/serviceHealth.js';
import { ServiceRegistry, type ProcessMetrics } from '../observe/serviceRegistry.js';
import { AddressInUse } from '../transport/listen.js';
import { MetricsListener } from '../transport/metricsListener.js';
import { Probes } from '../transport/probes.js';

/** The workers, as the primary asks them. */
export interface WatchedWorkers {
  /** The numbers of those that serve. */
  serving(): readonly number[];
  count: number;
  metrics(worker: number): Promise<ProcessMetrics>;
  ready(worker: number): Promise<HealthReport>;
}

/** A worker that hangs must not hold up probes, milliseconds. */
const LONGEST_ANSWER_MS = 500;

function inTime<T>(answer: Promise<T>): Promise<T> {
  return timeLimited(answer, LONGEST_ANSWER_MS, () => new Error('the worker does not respond'));
}

/** Adds up the metrics of all workers. */
export function watchWorkers(config: Config, workers: WatchedWorkers, log: Logger) {
  const registry = new ServiceRegistry(
    () => workers.serving(),
    (worker) => inTime(workers.metrics(worker)),
  );
  const report = async (): Promise<HealthReport> => {
    const asked = workers.serving().map((worker) => inTime(workers.ready(worker)).catch(() => null));
    const reports = (await Promise.all(asked)).filter((found) => found !== null);
    return serviceHealth(reports, workers.count);
  };
  const listener = metricsListener(config, {
    metrics: registry,
    probes: new Probes({ report }, { showsReasons: true }),
    log,
  });
  return {
    registry,
    /** As `start` of `createWatch`. */
    start: (isChosen: boolean) => startMetrics(config, listener, { isChosen, log }),
    stop: () => listener.stop(),
  };
}

/** The listener of `metrics.address`. */
export function metricsListener(
  config: Config,
  parts: { metrics: { readonly contentType: string; metrics(): Promise<string> }; probes: Probes; log: Logger },
): MetricsListener {
  const address = config['metrics.address'];
  // No web page may read the metrics by DNS rebinding; other addresses may have any name.
  const isHere = address !== '' && isLoopback(parseListenAddress(address).host ?? '');
  return new MetricsListener({ address, hostNames: isHere ? [] : ['*'], ...parts });
}

/** Resolves to `host:port`; null without an address, or where the default one (not `isChosen`) is in use. */
export async function startMetrics(
  config: Config,
  listener: MetricsListener,
  { isChosen, log }: { isChosen: boolean; log: Logger },
): Promise<string | null> {
  const address = config['metrics.address'];
  if (address === '') return null;
  try {
    return await listener.start();
  } catch (error) {
    if (isChosen || !(error instanceof AddressInUse)) throw error;
    log.warn(
      { address },
      'the default address of the metrics is in use: none are served; --metrics.address names another',
    );
    return null;
  }
}
