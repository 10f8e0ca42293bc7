import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { registerProcessMetrics } from '../../../src/observe/metrics.js';

test('services of one process share what is observed: nothing is left running for one that has ended', () => {
  const [first, second] = [new Registry(), new Registry()];
  registerProcessMetrics(first);
  registerProcessMetrics(second);
  for (const name of ['nodejs_gc_duration_seconds', 'nodejs_eventloop_lag_seconds', 'process_cpu_seconds_total']) {
    expect(first.getSingleMetric(name)).toBeDefined();
    expect(second.getSingleMetric(name)).toBe(first.getSingleMetric(name));
  }
});
