import { expect, test } from '@jest/globals';
import type { ClientRecord } from '../../../../bench/subscriptions/fleet.js';
import { missingFrom, tally } from '../../../../bench/subscriptions/tally.js';

const RANGE = { first: 10, last: 11, logCounts: new Map([[11, 2]]) };
const COMMITTED = new Map([
  [9, 0],
  [10, 1_000],
  [11, 2_000],
]);

function client(
  heads: [number, number][],
  logs: [number, number[], number][],
  closed: string | null = null,
): ClientRecord {
  return {
    heads: new Map(heads),
    logs: new Map(logs.map(([block, indices, lastMs]) => [block, { indices, lastMs }])),
    repeated: 0,
    late: 0,
    closed,
  };
}

const quick = client(
  [
    [10, 1_010],
    [11, 2_020],
  ],
  [[11, [0, 1], 2_030]],
);
const slow = client(
  [
    [10, 1_050],
    [11, 2_060],
  ],
  [[11, [0, 1], 2_090]],
);

test('counts delays from the commit, over all clients and for the last client of each block', () => {
  const { heads, logs } = tally(RANGE, COMMITTED, [quick, slow]);
  expect(heads).toEqual({ any: { p50: 20, p99: 60 }, last: { p50: 50, p99: 60 } });
  expect(logs).toEqual({ any: { p50: 30, p99: 90 }, last: { p50: 90, p99: 90 } });
});

test('counts delays from the first client that is notified before the observer', () => {
  const early = client(
    [
      [10, 990],
      [11, 2_000],
    ],
    [],
  );
  expect(tally(RANGE, COMMITTED, [early, quick]).heads.last).toEqual({ p50: 20, p99: 20 });
});

test('counts missing entries and ended connections', () => {
  const cut = client([[10, 1_020]], [[11, [1], 2_040]], 'closed with 1006');
  expect(missingFrom(cut, RANGE)).toEqual({ heads: 1, logs: 1 });
  expect(tally(RANGE, COMMITTED, [quick, cut, slow])).toMatchObject({
    completeHeads: 2,
    completeLogs: 2,
    missingHeads: 1,
    missingLogs: 1,
    closed: new Map([['closed with 1006', 1]]),
  });
});

test('ignores entries outside of the range', () => {
  const more = client(
    [
      [9, 500],
      [10, 1_010],
      [11, 2_020],
      [12, 9_000],
    ],
    [
      [11, [0, 1], 2_030],
      [12, [0], 9_000],
    ],
  );
  expect(tally(RANGE, COMMITTED, [more])).toMatchObject({
    heads: { last: { p50: 10, p99: 20 } },
    logs: { last: { p50: 30, p99: 30 } },
    missingHeads: 0,
    missingLogs: 0,
  });
});
