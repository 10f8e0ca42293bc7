import { ChainError } from '../chain/chainErrors.js';
import { encodeQuantity } from '../ethereum/hex.js';
import type { HeightRange } from '../store/heightRanges.js';

/** Which limit of a log search was exceeded. */
type LogLimitName = 'logResultsExceeded' | 'logBytesExceeded' | 'logComparisonsExceeded';

/** A log search exceeds a limit. `fitting` is the part of the range that does not. */
export class LogLimitExceeded extends ChainError {
  constructor(name: LogLimitName, limit: number, fitting: HeightRange) {
    const range = { from: encodeQuantity(fitting.from), to: encodeQuantity(fitting.to) };
    super(`${name}: ${limit}; blocks ${fitting.from} to ${fitting.to} would fit`, {
      name,
      arguments: { limit, ...range },
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
