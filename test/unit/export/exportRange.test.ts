import { expect, test } from '@jest/globals';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import { exportRange, type WantedBlocks } from '../../../src/export/exportRange.js';
import type { HeightRange } from '../../../src/store/heightRanges.js';
import { syntheticBlock } from '../store/syntheticBlocks.js';

/** As far as a range of blocks needs a store. */
class RangesOnly {
  readonly #ranges: HeightRange[];
  readonly #zero: 'stored' | 'damaged' | 'none';

  constructor(ranges: [from: number, to: number][], zero: 'stored' | 'damaged' | 'none') {
    this.#ranges = ranges.map(([from, to]) => ({ from, to }));
    this.#zero = zero;
  }

  ranges(): HeightRange[] {
    return this.#ranges;
  }

  summary(): BlockSummary | undefined {
    return this.#zero === 'stored' ? syntheticBlock(0).summary : undefined;
  }

  unreadable(): number[] {
    return this.#zero === 'damaged' ? [1] : [];
  }
}

const WHOLE = new RangesOnly([[1, 100]], 'stored');
const GAPS = new RangesOnly(
  [
    [1, 10],
    [20, 30],
  ],
  'stored',
);
const LATE = new RangesOnly([[50, 100]], 'none');

test.each<[string, RangesOnly, WantedBlocks, [from: number, to: number]]>([
  ['begins with block 0 when it is stored', WHOLE, {}, [0, 100]],
  ['begins with block 1 where the chain has no block 0', new RangesOnly([[1, 100]], 'none'), {}, [1, 100]],
  ['begins with the lowest block of an index without block 1', LATE, {}, [50, 100]],
  ['has only the named blocks', GAPS, { from: 20, to: 25 }, [20, 25]],
  ['may be block 0 alone', WHOLE, { to: 0 }, [0, 0]],
  ['needs no block 0 above it', new RangesOnly([[1, 100]], 'damaged'), { from: 1 }, [1, 100]],
])('a range %s', async (_, store, wanted, [from, to]) => {
  expect(await exportRange(store, wanted)).toEqual({ from, to });
});

test.each<[RangesOnly, WantedBlocks, string]>([
  [new RangesOnly([], 'none'), {}, 'the index has no blocks yet: "halley start" fills it'],
  [GAPS, {}, 'the index lacks blocks 11 to 19: fetch them with "halley index backfill --from 11 --to 19", '],
  [GAPS, { from: 5, to: 31 }, 'the index lacks blocks 11 to 19, 31: fetch them '],
  [LATE, { to: 40 }, 'the index lacks blocks 40: '],
  [LATE, { from: 0 }, 'the index lacks blocks 0 to 49: fetch them with "halley index backfill --from 1 --to 49"'],
  [WHOLE, { from: 200 }, 'the index lacks blocks 200: '],
  [new RangesOnly([[1, 9]], 'none'), { from: 0 }, 'this chain has no block 0: begin with --from 1'],
  [
    new RangesOnly([[1, 9]], 'damaged'),
    {},
    'block 0 cannot be read: "halley index repair --from 1 --to 1" fetches it again',
  ],
])('%j is refused for %j', async (store, wanted, message) => {
  await expect(exportRange(store, wanted)).rejects.toThrow(message);
});
