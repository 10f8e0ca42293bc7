/** The metrics of a service with workers: those of all its processes, put together as each metric says. */
import { AggregatorRegistry, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { registerProcessMetrics } from './metrics.js';

/** The metrics of one process, as `Registry.getMetricsAsJSON` returns them. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Counts in the contents of `/metrics`, as prom-client types them. */
const COUNTS: ReadonlySet<string> = new Set(['counter', 'histogram']);

/** What the workers have counted, and this process. */
export class ServiceRegistry {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #own = new Registry();
  /** The numbers of the workers that serve. */
  readonly #workers: () => readonly number[];
  readonly #ask: (worker: number) => Promise<ProcessMetrics>;
  /** As they were last asked. */
  readonly #last = new Map<number, ProcessMetrics>();
  /** Counts of workers that have ended, so that no sum becomes smaller. */
  #ended: ProcessMetrics = [];

  /** `ask` may reject when the worker ends. */
  constructor(workers: () => readonly number[], ask: (worker: number) => Promise<ProcessMetrics>) {
    this.#workers = workers;
    this.#ask = ask;
    registerProcessMetrics(this.#own);
  }

  /** The text of all metrics. */
  async metrics(): Promise<string> {
    await Promise.all(this.#workers().map((worker) => this.#update(worker)));
    return aggregate([...this.#last.values(), this.#ended, await metricsOf(this.#own)]).metrics();
  }

  /** Takes what a worker has counted, such as one that is about to end. */
  take(worker: number, metrics: ProcessMetrics): void {
    this.#last.set(worker, metrics);
  }

  /** One that does not respond has what it had last. */
  async #update(worker: number): Promise<void> {
    const metrics = await this.#ask(worker).catch(() => null);
    if (metrics !== null) this.take(worker, metrics);
  }

  /** The worker has ended: its counts stay in the sums. */
  async ended(worker: number): Promise<void> {
    const last = this.#last.get(worker) ?? [];
    this.#last.delete(worker);
    const counts = last.filter(({ type }) => COUNTS.has(String(type)));
    this.#ended = await metricsOf(aggregate([counts, this.#ended]));
  }
}

/** As plain objects, which can be sent to another process. */
export async function metricsOf(registry: Registry): Promise<ProcessMetrics> {
  return registry.getMetricsAsJSON();
}

function aggregate(lists: readonly ProcessMetrics[]): Registry {
  return AggregatorRegistry.aggregate([...lists]);
}
