/** What the commands of `halley index` share: the heights that they work on, in batches. */
import { OWN_WORK } from '../../caller/caller.js';
import type { Node } from '../../chain/node.js';
import type { BlockReader } from '../../indexer/blockReader.js';
import type { HeightRange } from '../../store/heightRanges.js';
import type { BlockStore } from '../../store/store.js';

/** Writes to standard output; the text has its own line ends. */
export type Print = (text: string) => void;

/** The index and the node that a task compares or fills it with. */
export interface IndexTaskParts {
  store: BlockStore;
  reader: BlockReader;
  upstream: { node: Pick<Node, 'status'> };
}

/** The same, where blocks of the node are proven. */
export interface ProofTaskParts extends IndexTaskParts {
  upstream: { node: Pick<Node, 'status' | 'provenResults'> };
}

/** The options of the command line. */
export interface HeightOptions {
  /** Lowest height. Default: the node's earliest, or the lowest that is stored. */
  from?: number;
  /** Highest height. Default: the node's head, or the highest that is stored. */
  to?: number;
  /** Whether progress is a bar that is redrawn, and not lines. Default: false. */
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

/** Ranges for people, as `1 to 3, 5 to 5`. */
export function describeRanges(ranges: readonly HeightRange[]): string {
  return ranges.length === 0 ? 'none' : ranges.map(({ from, to }) => `${from} to ${to}`).join(', ');
}
