import { encodeAddress, encodeHash } from '../../../ethereum/hex.js';
import type { BlockRecord } from '../state/blockRecord.js';
import type { FeeMarketRecord } from '../state/feeMarketRecord.js';
import type { BlockInput, BlockOutcome } from './blockExecution.js';

/** The record of a block that ran, before its application hash is known. */
export function recordOf(
  { block: { height, time, hash, proposerAddress }, parentHash }: Pick<BlockInput, 'block' | 'parentHash'>,
  { gasUsed, gasWanted }: Pick<BlockOutcome, 'gasUsed' | 'gasWanted'>,
  fees: FeeMarketRecord,
): Omit<BlockRecord, 'appHash'> {
  return {
    ...fees,
    height,
    time,
    hash: encodeHash(hash),
    ...(height === 1 && { parentHash }),
    proposer: encodeAddress(proposerAddress),
    gasUsed,
    gasWanted,
  };
}
