import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../../src/commands/index/indexBackfill.js';
import { IndexStage } from './indexStage.js';

const stage = new IndexStage();
afterEach(() => stage.reset());

test('back-fill ends with one line that says what was done', async () => {
  const parts = await stage.create(100);
  expect(await backfill(parts, {}, stage.print)).toBe(true);
  expect(stage.output).toMatch(/^100\.0 %, 100 of 100 blocks indexed, \d+ blocks\/s\n$/);
  expect(stage.setup.store.ranges()).toEqual([{ from: 1, to: 100 }]);
});
