import { OWN_WORK } from '../../caller/caller.js';
import { HistoryPruned, ResultsDiscarded } from '../../chain/chainErrors.js';
import { isComplained } from '../../indexer/proof/complaints.js';
import type { EncodedBlock } from '../../store/store.js';
import type { ProofTaskParts } from './requestedHeights.js';

/** A block of the node, or the reason why there is none, as the end of "the node …". */
export type NodesBlock =
  { block: EncodedBlock; areResultsProven: boolean } | { block: null; isFalse: boolean; reason: string };

/** The node does not have the height. */
export const NOT_ON_NODE: NodesBlock = { block: null, isFalse: false, reason: 'does not have it' };

/** Reads the node's block for a stored height, and proves it by its hashes. */
export async function readProven(parts: ProofTaskParts, height: number): Promise<NodesBlock> {
  try {
    const block = await parts.reader.read(height, 'request');
    if (block === null) return NOT_ON_NODE;
    const areResultsProven = await parts.reader.prove(block);
    const contradiction = await contradictionOf(parts, block);
    if (contradiction !== null) return { block: null, isFalse: true, reason: contradiction };
    return { block, areResultsProven: areResultsProven && block.summary.resultsHash !== undefined };
  } catch (error) {
    if (error instanceof HistoryPruned) return { block: null, isFalse: false, reason: 'has pruned it' };
    if (error instanceof ResultsDiscarded) return withoutResults(parts, error);
    if (!isComplained(error)) throw error;
    return { block: null, isFalse: true, reason: `sends false data: ${error.message}` };
  }
}

/** The node has the block without its results. */
async function withoutResults({ store }: ProofTaskParts, { height, blockId }: ResultsDiscarded): Promise<NodesBlock> {
  const stored = await store.summary(height);
  if (stored === undefined || blockId === null || blockId.hash === stored.hash)
    return { block: null, isFalse: false, reason: 'did not keep its results' };
  return { block: null, isFalse: true, reason: `has another block there, ${blockId.hash}` };
}

/** When the node's block and the stored one differ, both may prove themselves: the node's next header decides. */
async function contradictionOf({ store, upstream }: ProofTaskParts, { summary }: EncodedBlock): Promise<string | null> {
  const { number, hash } = summary;
  const stored = await store.summary(number);
  if (stored === undefined || stored.hash === hash) return null;
  const next = await upstream.node.provenResults(number + 1, OWN_WORK);
  if (next?.blockHash !== stored.hash) return null;
  return `sends false data: its hash is ${hash}, but the next header names ${stored.hash}, which is stored`;
}
