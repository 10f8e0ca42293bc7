import type { IndexedRange, IndexFilling, IndexState, Quantity } from '../../generated/types.js';
import type { BlockRange } from '../chain/blocks.js';
import type { FillProgress } from '../chain/operator.js';
import { encodeQuantity } from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** Most ranges of a list in the answer, as in the contract. An index without a gap has one. */
const MAX_RANGES = 1000;

/** What the index holds, and how far its filling is. */
export function indexStatus({ indexReporter }: Pick<Services, 'indexReporter'>): Handler<'halley_indexStatus'> {
  return async () => {
    const report = await indexReporter.report();
    const state: IndexState = {
      head: encodeOrNull(report.head),
      earliest: encodeOrNull(report.earliest),
      ...encodeRanges(report.ranges),
      backfill: encodeFilling(report.backfill),
      transactions: encodeQuantity(report.transactions),
      undecodable: encodeQuantity(report.undecodable),
      bytes: encodeQuantity(report.bytes),
      logs: report.logs && {
        ...encodeRanges(report.logs.ranges),
        missing: encodeQuantity(report.logs.missing),
        bytes: encodeQuantity(report.logs.bytes),
      },
      traces:
        report.traces === null
          ? null
          : {
              ...encodeRanges(report.traces.ranges),
              filling: encodeFilling(report.traces.filling),
              bytes: encodeQuantity(report.traces.bytes),
            },
    };
    return state;
  };
}

/** The newest ranges, and how many blocks all of them have. */
function encodeRanges(ranges: readonly BlockRange[]): {
  ranges: IndexedRange[];
  omittedRanges: number;
  blocks: Quantity;
} {
  const newest = ranges.slice(-MAX_RANGES);
  return {
    ranges: newest.map(({ from, to }) => ({ from: encodeQuantity(from), to: encodeQuantity(to) })),
    omittedRanges: ranges.length - newest.length,
    blocks: encodeQuantity(ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)),
  };
}

function encodeFilling(progress: FillProgress): IndexFilling {
  const { state, target, next, missing, blocksPerSecond, secondsLeft } = progress;
  return {
    state,
    target: encodeOrNull(target),
    next: encodeOrNull(next),
    missing: encodeQuantity(missing),
    blocksPerSecond: blocksPerSecond === null ? null : Math.round(blocksPerSecond * 10) / 10,
    secondsLeft: secondsLeft === null ? null : Math.ceil(secondsLeft),
  };
}

function encodeOrNull(blockNumber: number | null): Quantity | null {
  return blockNumber === null ? null : encodeQuantity(blockNumber);
}
