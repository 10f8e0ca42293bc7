import type { BlockOverrides, Hash } from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import { nextBlockTime } from '../chain/development/blockClock.js';
import type { NextBlock } from '../chain/development/stateNews.js';
import { encodeHash, encodeQuantity } from '../ethereum/hex.js';
import { NO_RANDOMNESS } from './blockContext.js';

/** The block that the embedded chain would make now after its newest one; its base fee is that of the newest. */
export function nextBlockOf(
  base: Pick<BlockSummary, 'number' | 'timestamp' | 'timestampNanos'>,
  { coinbase, gasLimit, prevRandao, clock }: NextBlock,
  realMs: number,
): BlockOverrides {
  const { seconds } = nextBlockTime(clock, { seconds: base.timestamp, nanos: base.timestampNanos }, realMs);
  const randomness: Hash = prevRandao ?? encodeHash(NO_RANDOMNESS);
  return {
    number: encodeQuantity(base.number + 1),
    time: encodeQuantity(seconds),
    prevRandao: randomness,
    ...(coinbase !== null && { feeRecipient: coinbase }),
    ...(gasLimit !== null && { gasLimit: encodeQuantity(gasLimit) }),
  };
}
