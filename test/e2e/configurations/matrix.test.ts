/**
 * A user's first steps on chains as they are configured: nothing is wrong, and nothing is refused but what the page
 * "Your chain" lists. `npm test` runs two chains that combine configurations, `npm run test:long` all of them.
 */
import { describe, expect, test } from '@jest/globals';
import { runs } from '../../support/longRuns.js';
import type { Release } from './configuration.js';
import { combinations, configurations, nodeVariable, refusalsOn } from './configurations.js';
import { knownDifferences, type KnownDifference } from './knownDifferences.js';
import { runConfiguration } from './runConfiguration.js';

const isLong = runs(0, 1) === 1;

/** A run ends by itself long before; this is for a machine that does much else. */
const RUN_MS = 300_000;

const releases: readonly Release[] = isLong ? ['v0.3.2', 'v0.7.3'] : ['v0.3.2'];
const all = releases.flatMap((release) =>
  (isLong ? configurations : combinations).map((one) => ({ release, one, variable: nodeVariable(one, release) })),
);
const hasNode = ({ variable }: (typeof all)[number]) => variable === undefined || process.env[variable] !== undefined;
const cells = all.filter(hasNode).map(({ release, one }) => [release, one.name, one] as const);
for (const { release, one, variable } of all.filter((cell) => !hasNode(cell)))
  process.stderr.write(`not run: ${release}, ${one.name} (${variable} does not name a node, see CONTRIBUTING.md)\n`);
const met = new Map<Release, Set<KnownDifference>>();

describe('a chain with', () => {
  test.each(cells)(
    '%s, %s',
    async (release, _name, configuration) => {
      const { wrong, refused, differences } = await runConfiguration(release, configuration);
      expect({ wrong, refused }).toEqual({ wrong: [], refused: refusalsOn(configuration, release) });
      met.set(release, new Set([...(met.get(release) ?? []), ...differences]));
    },
    RUN_MS,
  );
});

test('every known difference of the nodes still occurs', () => {
  for (const [release, differences] of met) {
    const expected = knownDifferences.filter((one) => one.releases.includes(release) && (isLong || one.rare !== true));
    expect(expected.filter((one) => !differences.has(one)).map(({ methods, path }) => [methods, path])).toEqual([]);
  }
});
