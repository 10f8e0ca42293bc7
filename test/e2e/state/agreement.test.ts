/**
 * Random and recorded calls at changing heights, while transactions change what they read: every answer of Halley,
 * which follows the node's state stream, is the node's at the same height. `npm run test:long` asks 100,000 questions,
 * on all configurations of real chains.
 */
import { describe, expect, jest, test } from '@jest/globals';
import { runs } from '../../support/longRuns.js';
import type { Release } from '../configurations/configuration.js';
import { combinations, configurations, nodeVariable } from '../configurations/configurations.js';
import { runAgreement, type AgreementReport } from './agreement/runAgreement.js';

jest.setTimeout(1_800_000);

const QUESTIONS = runs(500, 100_000);
const isLong = runs(0, 1) === 1;
const chosen = isLong ? [...configurations, ...combinations] : combinations;
const cases = (['v0.3.2', 'v0.7.3'] as const).flatMap((release) =>
  chosen.flatMap((configuration): [Release, string, (typeof chosen)[number]][] => {
    const variable = nodeVariable(configuration, release);
    const hasNode = variable === undefined || process.env[variable] !== undefined;
    return hasNode ? [[release, configuration.name, configuration]] : [];
  }),
);

/** Of the calls, those that the gateway left to the node: those that reach Go code, for the most part. */
const MOST_LEFT = 0.03;

const QUIET = ['all is quiet', {}] as const;
const DISTURBED = [
  'processes are killed and replaced, with little memory',
  { disturbed: true, flags: { 'state.memory': '500000' } },
] as const;

describe.each(cases)('on a chain of %s with %s', (release, _name, configuration) => {
  test.each(isLong ? [QUIET, DISTURBED] : [DISTURBED])(
    'every answer is that of the node, while %s',
    async (_what, options) => {
      const count = Math.ceil(QUESTIONS / (isLong ? 2 * cases.length : 1));
      const report = await runAgreement({ release, configuration, count, seed: 30, ...options });
      expectAgreement(report, count);
    },
  );
});

function expectAgreement(report: AgreementReport, count: number): void {
  const { differences, compared, unknown, metrics, distrusted } = report;
  expect(differences).toEqual([]);
  expect([metrics.different, metrics.differentValues, distrusted]).toEqual([0, 0, []]);
  expect(compared + unknown + report.ambiguous).toBeGreaterThanOrEqual(count);
  expect(unknown).toBeLessThan(count / 10);
  expect(metrics.run).toBeGreaterThan(count / 4);
  expect(metrics.left).toBeLessThan(metrics.run * MOST_LEFT);
}
