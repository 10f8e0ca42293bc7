/**
 * Random calls end on the engine as they end on @ethereumjs/evm, which shares no code with it: success, gas, refund,
 * output, logs, the whole state, and the frames that the callTracer shows. What is undone leaves no trace.
 */
import { describe, expect, test } from '@jest/globals';
import type { Hardfork } from '../../../src/evm/hardfork.js';
import { runs } from '../../support/longRuns.js';
import { attemptOnEngine, runOnEngine, traceOnEngine } from './random/engineRun.js';
import { runOnOracle, traceOnOracle } from './random/oracle.js';
import { scenario } from './random/scenario.js';

const FORKS: readonly Hardfork[] = ['berlin', 'london', 'shanghai', 'cancun', 'prague', 'osaka'];
/** Each case is three messages: 3,060 in all, or 100,800. */
const CASES = runs(170, 5_600);
/** Cases whose first message is traced. */
const TRACES = runs(60, 2_000);
/** This only ends tests that hang. */
const LIMIT_MS = runs(60_000, 1_200_000);

describe.each(FORKS)('%s', (hardfork) => {
  test(
    'random calls',
    async () => {
      for (let index = 0; index < CASES; index++) {
        const made = scenario(hardfork, index);
        const expected = await runOnOracle(made);
        const ran = runOnEngine(made);
        if (index % 4 === 0) expect({ index, ...attemptOnEngine(made) }).toEqual({ index, ...expected[0]?.outcome });
        for (const [number, { undone, before, after, accessed, ...kept }] of ran.entries()) {
          const name = `case ${index}, message ${number}`;
          const wanted = expected[number];
          expect({ name, ...kept, accessed: wanted?.accessed && accessed }).toEqual({ name, ...wanted });
          expect({ name, outcome: undone, state: after }).toEqual({ name, outcome: kept.outcome, state: before });
        }
      }
    },
    LIMIT_MS,
  );

  test(
    'frames of random calls',
    async () => {
      for (let index = 0; index < TRACES; index++) {
        const made = scenario(hardfork, index);
        expect({ index, ...traceOnEngine(made) }).toEqual({ index, ...(await traceOnOracle(made)) });
      }
    },
    LIMIT_MS,
  );
});
