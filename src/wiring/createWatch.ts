import { Registry } from 'prom-client';
import { DISCARD_SETTING } from '../chain/chainErrors.js';
import type { Config } from '../config/config.js';
import type { MemoryBudget } from '../caller/memoryBudget.js';
import { Health } from '../observe/health.js';
import { registerProcessMetrics, readMetric } from '../observe/metrics.js';
import type { Logger } from '../observe/logger.js';
import type { ClientUsages } from '../transport/fairness/clientUsages.js';
import { Probes } from '../transport/probes.js';
import type { Upstream } from '../upstream/upstream.js';
import { indexFolder } from '../config/dataFolder.js';
import { metricsListener, startMetrics } from './primaryWatch.js';
import type { ProcessMetrics } from '../observe/serviceRegistry.js';
import type { GatewayHealth } from '../observe/gatewayHealth.js';
import { LoopDelay } from '../observe/loopDelay.js';
import { watchRequests } from '../observe/requestWatch.js';
import { serviceChecks } from '../observe/serviceChecks.js';
import { executionLimitMetric, serviceMetrics } from '../observe/serviceMetrics.js';
import { stateMetrics, type MeasuredState } from '../observe/stateMetrics.js';

const NO_SAMPLES = { sampled: 0, different: 0 };

interface WatchParts {
  health: () => GatewayHealth;
  memory: MemoryBudget;
  usages: ClientUsages;
  log: Logger;
}

/** Metrics, probes and the log of slow requests. It measures from now on. */
export function createWatch(config: Config, { health, memory, usages, log }: WatchParts) {
  const registry = new Registry();
  registerProcessMetrics(registry);
  for (const metric of serviceMetrics({ health, memory, usages })) registry.registerMetric(readMetric(metric));
  const observe = watchRequests({ slowMs: config['log-slow-requests'], log, registry });
  const loopDelay = new LoopDelay();
  loopDelay.start();
  const checks = serviceChecks(
    {
      health,
      discardSetting: DISCARD_SETTING,
      folder: indexFolder(config),
      memory: () => memory,
      loopDelayMs: () => loopDelay.longestMs(),
    },
    {
      maxHeadAgeMs: config['ready.max-head-age'],
      minFreeDiskBytes: config['ready.min-free-disk'],
      maxEventLoopDelayMs: config['ready.max-event-loop-delay'],
    },
  );
  const ready = new Health(checks);
  const listener = metricsListener(config, {
    metrics: registry,
    probes: new Probes(ready, { showsReasons: true }),
    log,
  });
  return {
    /** Called with the outcome of every request. */
    observe,
    /** For the addresses of clients, without reasons. */
    probes: new Probes(ready, { showsReasons: false }),
    /** Adds the metrics of the node, once there is one. */
    addNode(
      { questions, executionLimit, stored }: Pick<Upstream, 'questions' | 'executionLimit' | 'stored'>,
      calls: MeasuredState['calls'],
    ): void {
      if (questions === null || registry.getSingleMetric(questions.name) !== undefined) return;
      registry.registerMetric(questions.asMetric());
      registry.registerMetric(readMetric(executionLimitMetric(executionLimit)));
      for (const metric of stateMetrics({
        view: stored?.view ?? null,
        samples: stored?.samples.counts ?? NO_SAMPLES,
        calls,
      }))
        registry.registerMetric(readMetric(metric));
    },
    /** As `startMetrics`. */
    start: (isChosen: boolean) => startMetrics(config, listener, { isChosen, log }),
    /** For the primary of several workers, which puts them together. */
    async metrics(): Promise<ProcessMetrics> {
      // As plain objects, which can be sent to another process.
      return (await registry.getMetricsAsJSON()) as unknown as ProcessMetrics;
    },
    ready: () => ready.report(),
    async stop(): Promise<void> {
      loopDelay.stop();
      await listener.stop();
    },
  };
}
