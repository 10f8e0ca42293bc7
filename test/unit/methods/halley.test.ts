import { expect, test } from '@jest/globals';
import type { FillProgress, IndexReport } from '../../../src/chain/operator.js';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import { indexStatus } from '../../../src/methods/halley.js';

const REQUEST = { signal: new AbortController().signal } as RequestContext;
const WORKING: FillProgress = {
  state: 'working',
  target: 0,
  next: 3_997,
  missing: 2_000,
  blocksPerSecond: 7.1499,
  secondsLeft: 279.7,
};

/** Every second block, up to block 3999. */
const ranges = Array.from({ length: 2_000 }, (_, index) => ({ from: 2 * index + 1, to: 2 * index + 1 }));
const report: IndexReport = {
  head: 3_999,
  earliest: 0,
  ranges,
  backfill: WORKING,
  transactions: 5,
  undecodable: 0,
  bytes: 2 ** 33,
  logs: { ranges, missing: 7, bytes: 16 },
  traces: { ranges, filling: WORKING, bytes: 1 },
};

test('an index with many gaps is answered with its newest ranges and the number of the others', async () => {
  const answer = await indexStatus({ indexReporter: { report: () => report } })([], REQUEST);
  if (answer instanceof EncodedJson) throw new Error('the answer is not encoded');
  const listed = { omittedRanges: 1_000, blocks: '0x7d0' };
  const filling = {
    state: 'working',
    target: '0x0',
    next: '0xf9d',
    missing: '0x7d0',
    blocksPerSecond: 7.1,
    secondsLeft: 280,
  };
  expect(answer).toMatchObject({
    ...listed,
    backfill: filling,
    bytes: '0x200000000',
    logs: { ...listed, missing: '0x7', bytes: '0x10' },
    traces: { ...listed, filling, bytes: '0x1' },
  });
  const [lowest] = answer.ranges;
  expect(lowest).toEqual({ from: '0x7d1', to: '0x7d1' });
  for (const { length } of [answer.ranges, answer.logs?.ranges ?? [], answer.traces?.ranges ?? []])
    expect(length).toBe(1_000);
});
