import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { DurationHistogram } from '../../../src/observe/metrics.js';

test('durations are a histogram of Prometheus: cumulative buckets, sum and count', async () => {
  const registry = new Registry();
  const histogram = new DurationHistogram('example_seconds', 'An example', ['method', 'outcome']);
  registry.registerMetric(histogram.asMetric());
  for (const milliseconds of [0.25, 0.5, 2, 250, 60_000]) histogram.add('eth_call', 'ok', milliseconds);
  histogram.add('eth_call', 'refused', 1);
  const lines = (await registry.metrics()).split('\n');
  expect(lines.slice(0, 2)).toEqual(['# HELP example_seconds An example', '# TYPE example_seconds histogram']);
  const value = (sample: string): string | undefined =>
    lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length + 1);
  const bucket = (le: string): string | undefined =>
    value(`example_seconds_bucket{method="eth_call",outcome="ok",le="${le}"}`);
  expect([bucket('0.0005'), bucket('0.001'), bucket('0.0025'), bucket('0.25'), bucket('30'), bucket('+Inf')]).toEqual([
    '2',
    '2',
    '3',
    '4',
    '4',
    '5',
  ]);
  expect(value('example_seconds_sum{method="eth_call",outcome="ok"}')).toBe('60.25275');
  expect(value('example_seconds_count{method="eth_call",outcome="ok"}')).toBe('5');
  expect(value('example_seconds_count{method="eth_call",outcome="refused"}')).toBe('1');
});
