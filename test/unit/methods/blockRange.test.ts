/** What each method makes of the ends of a range, on a chain from block 2 whose node keeps the blocks from 5 on. */
import { describe, expect, test } from '@jest/globals';
import type { Blocks } from '../../../src/chain/blocks.js';
import { reachOf } from '../../../src/indexer/logSearchSteps.js';
import { toRpcError } from '../../../src/jsonrpc/rpcErrors.js';
import {
  checkFilterRange,
  committedRange,
  logRange,
  replayStart,
  subscribedRange,
  type RangeEnds,
  type RangeParts,
} from '../../../src/methods/blockRange.js';
import { NO_LOG_INDEX } from '../../../src/store/store.js';

const LOG = { error: () => undefined };

/** Without a log index. */
const reachOfSearch: Blocks['reachOfSearch'] = (range, most) => reachOf(range, most, NO_LOG_INDEX);

function chain(head: number, earliest: number): RangeParts['blocks'] {
  const beginning = { first: head === 0 ? null : 2, state: earliest, lost: [{ from: 8, to: 9 }], keepsResults: true };
  return { head: () => head, earliest: () => earliest, beginning: () => beginning, reachOfSearch };
}

const blocks = chain(20, 5);
const parts: RangeParts = { blocks, limits: { maxLogRange: 10, maxIndexedLogRange: 0 } };

/** What is returned, or the name of the error. */
function outcome(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return toRpcError(error, LOG, 0).errorName;
  }
}

const pair = ({ from, to }: { from: number | null; to: number }) => [from, to];

const ranges = {
  logs: (ends: RangeEnds) => outcome(() => pair(logRange(ends, parts))),
  filter: (ends: RangeEnds) => outcome(() => checkFilterRange(ends, blocks)),
  subscription: (ends: RangeEnds) => outcome(() => pair(subscribedRange(ends, parts))),
  traces: ({ fromBlock, toBlock }: RangeEnds) =>
    outcome(() => pair(committedRange({ fromBlock: fromBlock ?? '0x0', toBlock: toBlock ?? 'latest' }, blocks))),
};

const NEW = [null, Infinity];

test.each([
  // from, to, eth_getLogs, eth_newFilter, eth_subscribe, trace_filter
  [null, null, [20, 20], undefined, NEW, [2, 20]],
  ['latest', 'latest', [20, 20], undefined, NEW, [20, 20]],
  ['safe', 'finalized', [20, 20], undefined, NEW, [20, 20]],
  ['0xc', '0x14', [12, 20], undefined, [12, 20], [12, 20]],
  ['0xc', null, [12, 20], undefined, [12, Infinity], [12, 20]],
  ['0xc', 'latest', [12, 20], undefined, [12, Infinity], [12, 20]],
  ['0x14', '0x20', 'blockRangeBeyondHead', undefined, [20, 32], 'blockRangeBeyondHead'],
  ['0x20', '0x22', 'blockRangeBeyondHead', undefined, [32, 34], 'blockRangeBeyondHead'],
  ['0x13', '0x12', 'invalidBlockRange', 'invalidBlockRange', 'invalidBlockRange', 'invalidBlockRange'],
  ['latest', '0x12', 'invalidBlockRange', 'invalidBlockRange', 'invalidBlockRange', 'invalidBlockRange'],
  ['0x20', 'latest', 'invalidBlockRange', undefined, [32, Infinity], 'invalidBlockRange'],
  ['pending', null, [21, 20], undefined, 'pendingLogsUnsupported', [20, 20]],
  ['pending', 'pending', [21, 20], undefined, 'pendingLogsUnsupported', [20, 20]],
  ['pending', 'latest', 'invalidBlockRange', 'invalidBlockRange', 'pendingLogsUnsupported', [20, 20]],
  ['0xc', 'pending', [12, 20], undefined, 'pendingLogsUnsupported', [12, 20]],
  ['0xb', '0x14', [11, 20], undefined, [11, 20], [11, 20]],
  ['0xa', '0x14', 'logRangeExceeded', undefined, 'logRangeExceeded', [10, 20]],
  // A replay goes up to the head, wherever the subscription ends.
  ['0xa', '0xc', [10, 12], undefined, 'logRangeExceeded', [10, 12]],
  ['earliest', '0x6', [5, 6], undefined, 'logRangeExceeded', [5, 6]],
  ['0x3', '0x6', 'historyPruned', undefined, 'logRangeExceeded', [3, 6]],
  // Blocks before the first of the chain never were.
  ['0x0', '0x1', [2, 1], undefined, 'logRangeExceeded', [2, 1]],
])('the blocks from %s to %s', (fromBlock, toBlock, logs, filter, subscription, traces) => {
  const ends = { fromBlock, toBlock };
  expect(Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range(ends)]))).toEqual({
    logs,
    filter,
    subscription,
    traces,
  });
});

describe('a range that is too wide', () => {
  test('is offered from its beginning on for logs', () => {
    const wide = () => logRange({ fromBlock: '0x5', toBlock: 'latest' }, parts);
    expect(wide).toThrow(expect.objectContaining({ data: { from: '0x5', to: '0xe' } }));
  });

  test('is offered up to the head for a replay', () => {
    const wide = () => replayStart('0x5', 1, parts);
    expect(wide).toThrow(expect.objectContaining({ data: { from: '0xb', to: '0x14' } }));
  });
});

test('a replay of blocks whose results the node discarded is refused', () => {
  expect(outcome(() => replayStart('0x7', 1, { blocks, limits: { maxLogRange: 20, maxIndexedLogRange: 0 } }))).toBe(
    'historyNotKept',
  );
});

test('a replay of heads begins at block 0 where that is known', () => {
  const young = { head: () => 3, earliest: () => 0, reachOfSearch };
  expect(replayStart('earliest', 0, { blocks: young, limits: { maxLogRange: 3, maxIndexedLogRange: 0 } })).toBe(0);
});

test('before block 1, logs are beyond the head', () => {
  const none = { blocks: chain(0, 0), limits: { maxLogRange: 10, maxIndexedLogRange: 0 } };
  expect(outcome(() => logRange({}, none))).toBe('blockRangeBeyondHead');
  expect(committedRange({ fromBlock: '0x0', toBlock: 'latest' }, none.blocks)).toEqual({ from: 1, to: 0 });
});
