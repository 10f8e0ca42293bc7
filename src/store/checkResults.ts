import type { BlockSummary } from '../chain/blocks.js';
import { FalseAnswer } from '../chain/chainErrors.js';

/**
 * Compares the results of a block with what the next header says of them. Throws FalseAnswer, with the height of the
 * block, when they differ. Blocks without hashes of results prove and refute nothing.
 */
export function checkResults(
  height: number,
  block: Pick<BlockSummary, 'resultsHash'> | null,
  next: Pick<BlockSummary, 'lastResultsHash'> | null,
): void {
  if (block?.resultsHash === undefined || next?.lastResultsHash === undefined) return;
  if (block.resultsHash === next.lastResultsHash) return;
  throw new FalseAnswer(
    height,
    `its results hash to ${block.resultsHash}, but the next header says ${next.lastResultsHash}`,
  );
}
