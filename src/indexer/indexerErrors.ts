import type { LogLimits } from '../chain/blocks.js';
import { ChainError } from '../chain/chainErrors.js';
import { encodeQuantity } from '../ethereum/hex.js';
import type { HeightRange } from '../store/heightRanges.js';

/** A log search found too many logs. `fitting` is the part of the range that does not. */
export class TooManyLogs extends ChainError {
  constructor({ maxResults }: LogLimits, fitting: HeightRange) {
    const range = { from: encodeQuantity(fitting.from), to: encodeQuantity(fitting.to) };
    super(`more than ${maxResults} logs match; blocks ${fitting.from} to ${fitting.to} would fit`, {
      name: 'logResultsExceeded',
      arguments: { limit: maxResults, ...range },
      data: range,
    });
  }
}

/** The node serves another chain than the index's. */
export class ForeignBlock extends ChainError {
  constructor(
    readonly cometChainId: string,
    expected: string,
  ) {
    const reason = `it is on chain ${cometChainId}, not on ${expected}`;
    super(`the node serves a foreign block: ${reason}`, { name: 'nodeUnavailable', arguments: { reason } });
  }
}
