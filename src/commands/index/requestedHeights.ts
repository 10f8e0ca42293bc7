import { OWN_WORK } from '../../caller/caller.js';
import type { Node } from '../../chain/node.js';
import type { BlockReader } from '../../indexer/blockReader.js';
import type { HeightRange } from '../../store/heightRanges.js';
import type { BlockStore } from '../../store/store.js';

/** Writes text, which contains its line ends, to standard output. */
export type Print = (text: string) => void;

/** The index and the node of a task. */
export interface IndexTaskParts {
  store: BlockStore;
  reader: BlockReader;
  upstream: { node: Pick<Node, 'status'> };
}

/** The same for tasks that prove blocks of the node. */
export interface ProofTaskParts extends IndexTaskParts {
  upstream: { node: Pick<Node, 'status' | 'provenResults'> };
}

/** Options of all tasks. */
export interface HeightOptions {
  /** Default: the node's earliest height, or the lowest stored one. */
  from?: number;
  /** Default: the node's head, or the highest stored height. */
  to?: number;
  /** Draw a progress bar instead of lines. Default: false. */
  terminal?: boolean;
}

const BATCH_BLOCKS = 16;

/** The requested heights that the node may have. */
export async function requestedRange({ upstream }: IndexTaskParts, { from, to }: HeightOptions): Promise<HeightRange> {
  const { earliestHeight, latestHeight } = await upstream.node.status(OWN_WORK);
  return { from: Math.max(from ?? 1, earliestHeight), to: Math.min(to ?? latestHeight, latestHeight) };
}

/** Batches of heights, the highest first. */
export function* descendingBatches(ranges: readonly HeightRange[]): Generator<number[]> {
  let batch: number[] = [];
  for (const { from, to } of ranges.toReversed()) {
    for (let height = to; height >= from; height--) {
      batch.push(height);
      if (batch.length < BATCH_BLOCKS) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Ranges for people, such as `1 to 3, 5 to 5`. */
export function describeRanges(ranges: readonly HeightRange[]): string {
  return ranges.length === 0 ? 'none' : ranges.map(({ from, to }) => `${from} to ${to}`).join(', ');
}
