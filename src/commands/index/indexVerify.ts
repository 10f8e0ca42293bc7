/** `halley index verify`: compares the index with itself and with the node. */
import { HistoryPruned } from '../../chain/errors.js';
import type { BlockReader } from '../../indexer/blockReader.js';
import { verifyBlock } from '../../indexer/verifyBlock.js';
import { countHeights, gapsWithin, type HeightRange } from '../../store/heightRanges.js';
import type { EncodedBlock } from '../../store/store.js';
import { Progress } from './progress.js';
import {
  describeRanges,
  descendingBatches,
  requestedRange,
  type HeightOptions,
  type IndexTaskParts,
  type Print,
} from './requestedHeights.js';

/** Most differences that are listed; all of them are counted. */
const MAX_LISTED_DIFFERENCES = 100;

/**
 * Compares stored blocks with their neighbours, their look-ups, and the node's blocks as they decode now. False when
 * there is a difference; blocks that are not indexed are none.
 */
export async function verify(parts: IndexTaskParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, reader } = parts;
  const range = await requestedRange(parts, options);
  const stored = within(await store.ranges(), range);
  const missing = gapsWithin(stored, range.from, range.to);
  const total = countHeights(stored);
  const progress = new Progress({ total, verb: 'verified', terminal: options.terminal ?? false, print });
  const differences: string[] = [];
  let notOnNode = 0;
  for await (const batch of readBatches(reader, descendingBatches(stored))) {
    for (const { height, block } of batch) {
      if (block === null) notOnNode += 1;
      differences.push(...(await verifyBlock(store, height, block)).map((what) => `block ${height}: ${what}`));
    }
    progress.advance(batch.length);
  }
  progress.finish();
  for (const difference of differences.slice(0, MAX_LISTED_DIFFERENCES)) print(`${difference}\n`);
  if (notOnNode > 0) print(`${notOnNode} blocks could only be compared with themselves, the node has pruned them\n`);
  if (missing.length > 0) print(`${countHeights(missing)} blocks are not indexed: ${describeRanges(missing)}\n`);
  print(`${total} blocks verified, ${differences.length} differences\n`);
  return differences.length === 0;
}

function within(ranges: readonly HeightRange[], { from, to }: HeightRange): HeightRange[] {
  return ranges
    .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
    .filter((range) => range.from <= range.to);
}

/** The node's blocks, batch after batch; null for a block that the node has pruned. */
async function* readBatches(
  reader: BlockReader,
  batches: Iterable<number[]>,
): AsyncGenerator<{ height: number; block: EncodedBlock | null }[]> {
  for (const heights of batches) {
    yield await Promise.all(heights.map(async (height) => ({ height, block: await readOrNull(reader, height) })));
  }
}

async function readOrNull(reader: BlockReader, height: number): Promise<EncodedBlock | null> {
  try {
    return await reader.read(height, 'request');
  } catch (error) {
    if (error instanceof HistoryPruned) return null;
    throw error;
  }
}
