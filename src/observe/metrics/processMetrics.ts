import { collectDefaultMetrics, Registry } from 'prom-client';

/** Made once: prom-client observes garbage collections and the event loop for it, and cannot be told to stop. */
let processMetrics: Registry | undefined;

/** Registers the metrics of this process. They are measured once, however many services it has had. */
export function registerProcessMetrics(registry: Registry): void {
  processMetrics ??= collectProcessMetrics();
  for (const { name } of processMetrics.getMetricsAsArray())
    registry.registerMetric(processMetrics.getSingleMetric(name)!);
}

function collectProcessMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Sums of labelled gauges under the names of counters.
  for (const what of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${what}_total`);
  return registry;
}
