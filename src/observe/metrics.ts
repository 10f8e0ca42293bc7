import { collectDefaultMetrics, Registry, type Metric, type MetricValueWithName } from 'prom-client';

/** One value of a metric. */
export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** How the values of several processes become one: their sum, the largest or the smallest. */
export type Together = 'sum' | 'max' | 'min';

/** A metric that other code counts: it is read when the metrics are requested. */
export interface ReadMetric {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  /** How the values of several processes of a service become one. */
  together: Together;
  /** An empty list means unknown. */
  read: () => readonly Sample[];
}

/** The metric for a registry of prom-client. */
export function readMetric({ name, help, type, together, read }: ReadMetric): Metric {
  return asMetric(name, () => ({
    name,
    help,
    type,
    aggregator: together,
    values: read().map(({ value, labels = {} }) => ({ value, labels })),
  }));
}

/** A metric with one value, or none while the value is unknown. */
export function gauge(
  name: string,
  help: string,
  together: Together,
  valueOf: () => number | null | undefined,
): ReadMetric {
  const read = (): Sample[] => {
    const value = valueOf();
    return typeof value === 'number' ? [{ value }] : [];
  };
  return { name, help, type: 'gauge', together, read };
}

interface WrittenMetric {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  aggregator: Together;
  values: Pick<MetricValueWithName<string>, 'value' | 'labels' | 'metricName'>[] | Sample[];
}

function asMetric(name: string, make: () => WrittenMetric): Metric {
  // The library uses only these two members, but its types accept only its own metrics.
  return { name, get: () => Promise.resolve(make()) } as unknown as Metric;
}

/** Upper bounds of the buckets, seconds: from an index look-up to a request deadline. */
const BOUNDS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The durations of one combination of labels. Recording is cheap because every request does it. */
class Durations {
  /** Per bucket, not cumulative; the last bucket has no upper bound. */
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

/** Durations by two labels, each with a few values that this program chooses. */
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
      return { name, help, type: 'histogram', aggregator: 'sum', values };
    });
  }
}

/** Made once, because prom-client cannot stop observing garbage collections and the event loop. */
let processMetrics: Registry | undefined;

/** Registers the metrics of this process. They are measured once, for any number of services. */
export function registerProcessMetrics(registry: Registry): void {
  processMetrics ??= collectProcessMetrics();
  for (const { name } of processMetrics.getMetricsAsArray())
    registry.registerMetric(processMetrics.getSingleMetric(name)!);
}

function collectProcessMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // These gauges have names of counters.
  for (const what of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${what}_total`);
  return registry;
}
