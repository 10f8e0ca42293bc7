/**
 * Histograms of durations whose recording costs an addition: the request path calls them for every request. They are
 * read in the form of the client library for Prometheus, which writes them.
 */
import type { Metric, MetricValueWithName } from 'prom-client';
import { asMetric } from './readMetric.js';

/** Upper bounds of the buckets, seconds: from what the index answers to what a deadline allows. */
const BOUNDS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The durations of one combination of labels. */
export class Durations {
  /** Per bucket, not added up; the last one has no upper bound. */
  readonly #counts = new Float64Array(BOUNDS_SECONDS.length + 1);
  #sum = 0;

  /** Counts one duration, in milliseconds. */
  add(milliseconds: number): void {
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (bucket < BOUNDS_SECONDS.length && seconds > (BOUNDS_SECONDS[bucket] ?? Infinity)) bucket++;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** The samples of a histogram of this name. */
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

  /** Counts one duration, in milliseconds. */
  add(first: string, second: string, milliseconds: number): void {
    let seconds = this.#durations.get(first);
    if (seconds === undefined) this.#durations.set(first, (seconds = new Map<string, Durations>()));
    let durations = seconds.get(second);
    if (durations === undefined) seconds.set(second, (durations = new Durations()));
    durations.add(milliseconds);
  }

  /** The metric for a registry of the client library. */
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
