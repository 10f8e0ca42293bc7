import { afterEach, describe, expect, test } from '@jest/globals';
import type { IndexReporterParts } from '../../../src/indexer/indexReporter.js';
import { IndexReporter } from '../../../src/indexer/indexReporter.js';
import { FakeChain } from './fakeChain.js';
import { Setup } from './setup.js';
import { until } from './until.js';

let setup: Setup;
afterEach(() => setup.dispose());

async function reporter(height: number, more: Partial<IndexReporterParts> = {}): Promise<IndexReporter> {
  setup = await Setup.create(new FakeChain(height));
  const { store, coverage, backfill } = setup;
  return new IndexReporter({ store, coverage, backfill, logs: () => null, traces: null, ...more });
}

describe('the report on the index', () => {
  test('is of nothing before the first block', async () => {
    const index = await reporter(100);
    expect(await index.report()).toMatchObject({
      head: null,
      earliest: null,
      ranges: [],
      backfill: { state: 'working', target: null, next: null, missing: 0, blocksPerSecond: null },
      transactions: 0,
      logs: null,
      traces: null,
    });
  });

  test('names what is missing, and that nothing adds it while the back-fill is off', async () => {
    const index = await reporter(100, { backfill: null });
    await setup.start();
    expect(await index.report()).toMatchObject({
      head: 100,
      ranges: [{ from: 100, to: 100 }],
      backfill: { state: 'off', target: 1, next: 99, missing: 99, blocksPerSecond: null },
    });
  });

  test('follows the back-fill to its end, through a time without the node', async () => {
    const index = await reporter(100);
    await setup.start();
    setup.node.down = true;
    setup.backfill.start();
    await until(() => setup.log.warnings.length >= 1);
    expect((await index.report()).backfill).toMatchObject({ state: 'retrying', next: 99, missing: 99 });
    setup.node.down = false;
    await until(() => setup.coverage.complete);
    const { head, ranges, backfill } = await index.report();
    expect(head).toBe(100);
    expect(ranges.at(-1)?.to).toBe(100);
    expect(backfill).toEqual({
      state: 'finished',
      target: 1,
      next: null,
      missing: 0,
      blocksPerSecond: null,
      secondsLeft: null,
    });
    expect(setup.backfill.blocksPerSecond()).toBeGreaterThan(0);
  });

  test('ends where the node has pruned its blocks', async () => {
    const index = await reporter(100);
    setup.node.earliest = 40;
    await setup.start();
    setup.backfill.start();
    await until(() => setup.coverage.complete);
    expect(await index.report()).toMatchObject({
      earliest: 40,
      ranges: [{ from: 40, to: 100 }],
      backfill: { state: 'finished', target: 40 },
    });
  });

  test('says that there is no room for older traces', async () => {
    const index = await reporter(100, {
      traces: {
        filler: { isRetrying: () => false, blocksPerSecond: () => 2.5, lowest: () => 1 },
        kept: { indexed: () => [{ from: 60, to: 100 }], hasRoom: () => false, bytes: () => 4096 },
      },
    });
    await setup.start();
    setup.backfill.start();
    await until(() => setup.coverage.complete);
    expect((await index.report()).traces).toEqual({
      ranges: [{ from: 60, to: 100 }],
      filling: { state: 'full', target: 1, next: 59, missing: 59, blocksPerSecond: 2.5, secondsLeft: 23.6 },
      bytes: 4096,
    });
  });
});
