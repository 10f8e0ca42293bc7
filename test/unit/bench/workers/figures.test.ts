import { expect, test } from '@jest/globals';
import type { Round } from '../../../../bench/measure.js';
import { workerFigures } from '../../../../bench/workers/figures.js';

/** Two seconds of two cores: the service 1.5, the node 0.5, the load generator 1, others 0.5, and 0.5 idle. */
const ROUND: Round = {
  seconds: 2,
  good: 3_000,
  failed: 0,
  firstFailure: null,
  latenciesMs: [1, 2, 3],
  generatorCpuSeconds: 1,
  cpuSeconds: 2,
  nodeCpuSeconds: 0.5,
  otherCpuSeconds: 0.5,
};

test('requests for a second of processor time leave out the node behind the service', () => {
  expect(workerFigures([ROUND], 2, 2)).toMatchObject({ perSecond: 1_500, perCpuSecond: 2_000, nodeCpuMs: 1 / 6 });
  expect(workerFigures([{ ...ROUND, nodeCpuSeconds: null }], null, 2)).toMatchObject({ perCpuSecond: 1_500 });
});

test('time that nothing used was free, too', () => {
  // Of four seconds others take two.
  expect(workerFigures([ROUND], 2, 2).alone).toBe(3_000);
  expect(workerFigures([ROUND], 1, 2).alone).toBe(1_500);
});

test('figures are medians of the rounds', () => {
  const rounds = [ROUND, { ...ROUND, good: 6_000 }, { ...ROUND, good: 1_000 }];
  expect(workerFigures(rounds, 2, 2)).toMatchObject({ perCpuSecond: 2_000, alone: 3_000 });
});

test('what a system does not tell is not known', () => {
  const unknown = { ...ROUND, cpuSeconds: null, nodeCpuSeconds: null, otherCpuSeconds: null };
  expect(workerFigures([ROUND, unknown], 2, 2)).toMatchObject({ perCpuSecond: null, alone: null });
  expect(workerFigures([ROUND], null, 2).alone).toBeNull();
});
