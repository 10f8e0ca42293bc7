import type { Metric, MetricValueWithName } from 'prom-client';

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

/** What the client library writes of a metric. */
interface WrittenMetric {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  values: Pick<MetricValueWithName<string>, 'value' | 'labels' | 'metricName'>[] | Sample[];
}

/** A metric that is made when the client library asks for it. */
export function asMetric(name: string, make: () => WrittenMetric): Metric {
  // The library asks by these two names; its types know no metric that is not its own.
  return { name, get: () => Promise.resolve(make()) } as unknown as Metric;
}
