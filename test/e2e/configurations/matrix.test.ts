/**
 * A user's first steps on chains as they are configured: nothing is wrong, and nothing is refused but what the page
 * "Your chain" lists. `npm test` runs two chains that combine configurations, `npm run test:long` all of them.
 */
import { describe, expect, test } from '@jest/globals';
import { runs } from '../../longRuns.js';
import { combinations, configurations, refusalsOn, runsOn, type Release } from './configurations.js';
import { knownDifferences, type KnownDifference } from './knownDifferences.js';
import { releases, runConfiguration } from './runConfiguration.js';

const isLong = runs(0, 1) === 1;

/** A run ends by itself long before; this is for a machine that does much else. */
const RUN_MS = 300_000;

const chosen = isLong ? configurations : combinations;
const cells = (isLong ? releases : releases.slice(0, 1)).flatMap((release) =>
  chosen.filter((one) => runsOn(one, release)).map((one) => [release, one.name, one] as const),
);
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
