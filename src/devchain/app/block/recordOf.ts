import { encodeAddress, encodeHash } from '../../../evm/hex.js';
import type { BlockToExecute } from '../../application.js';
import type { BlockRecord } from '../state/blockRecord.js';
import type { FeeMarketRecord } from '../state/feeMarketRecord.js';
import type { BlockOutcome } from './blockExecution.js';

/** The record of a block that ran, before its application hash is known. */
export function recordOf(
  { height, time, hash, proposerAddress }: BlockToExecute,
  { gasUsed, gasWanted }: Pick<BlockOutcome, 'gasUsed' | 'gasWanted'>,
  fees: FeeMarketRecord,
): Omit<BlockRecord, 'appHash'> {
  return {
    ...fees,
    height,
    time,
    hash: encodeHash(hash),
    proposer: encodeAddress(proposerAddress),
    gasUsed,
    gasWanted,
  };
}
