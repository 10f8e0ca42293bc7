/** Metrics in the form of the client library for Prometheus, which writes them. */
import { collectDefaultMetrics, Registry, type Metric, type MetricValueWithName } from 'prom-client';

/** One value of a metric. */
export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** A metric that other code counts already: it is read when somebody asks for the metrics. */
export interface ReadMetric {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  /** An empty list for what is not known now. */
  read: () => readonly Sample[];
}

/** The metric for a registry of the client library. */
export function readMetric({ name, help, type, read }: ReadMetric): Metric {
  return asMetric(name, () => ({
    name,
    help,
    type,
    values: read().map(({ value, labels = {} }) => ({ value, labels })),
  }));
}

interface WrittenMetric {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  values: Pick<MetricValueWithName<string>, 'value' | 'labels' | 'metricName'>[] | Sample[];
}

function asMetric(name: string, make: () => WrittenMetric): Metric {
  // The library asks by these two names; its types know no metric that is not its own.
  return { name, get: () => Promise.resolve(make()) } as unknown as Metric;
}

/** Upper bounds of the buckets, seconds: from what the index answers to what a deadline allows. */
const BOUNDS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The durations of one combination of labels. To record one costs an addition: every request does. */
class Durations {
  /** Per bucket, not added up; the last one has no upper bound. */
  readonly #counts = new Float64Array(BOUNDS_SECONDS.length + 1);
  #sum = 0;

  add(milliseconds: number): void {
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (bucket < BOUNDS_SECONDS.length && seconds > (BOUNDS_SECONDS[bucket] ?? Infinity)) bucket++;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += seconds;
  }

  samples(name: string, labels: Readonly<Record<string, string>>): MetricValueWithName<string>[] {
    const samples: MetricValueWithName<string>[] = [];
    let count = 0;
    for (const [bucket, inBucket] of this.#counts.entries()) {
      count += inBucket;
      const le = BOUNDS_SECONDS[bucket] ?? '+Inf';
      samples.push({ metricName: `${name}_bucket`, labels: { ...labels, le }, value: count });
    }
    samples.push({ metricName: `${name}_sum`, labels, value: this.#sum });
    samples.push({ metricName: `${name}_count`, labels, value: count });
    return samples;
  }
}

/** Durations by two labels, each with few values that this program chooses. */
export class DurationHistogram {
  readonly #durations = new Map<string, Map<string, Durations>>();

  constructor(
    readonly name: string,
    readonly help: string,
    readonly labelNames: readonly [string, string],
  ) {}

  add(first: string, second: string, milliseconds: number): void {
    let seconds = this.#durations.get(first);
    if (seconds === undefined) this.#durations.set(first, (seconds = new Map<string, Durations>()));
    let durations = seconds.get(second);
    if (durations === undefined) seconds.set(second, (durations = new Durations()));
    durations.add(milliseconds);
  }

  asMetric(): Metric {
    const { name, help, labelNames } = this;
    return asMetric(name, () => {
      const values = [...this.#durations].flatMap(([first, seconds]) =>
        [...seconds].flatMap(([second, durations]) =>
          durations.samples(name, { [labelNames[0]]: first, [labelNames[1]]: second }),
        ),
      );
      return { name, help, type: 'histogram', values };
    });
  }
}

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
