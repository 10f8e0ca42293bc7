/** `halley index backfill`: fills the gaps of the index. Stored blocks stay as they are. */
import { OWN_WORK } from '../../caller/caller.js';
import { discardReason, type HistoryPruned, isHistoryLost, orLost, ResultsDiscarded } from '../../chain/chainErrors.js';
import { READ_BLOCKS, type BatchReader } from '../../indexer/batchReader.js';
import type { BlockReader, FetchedBlock } from '../../indexer/blockReader.js';
import { addHeight, countHeights, gapsWithin, highestHeights, type HeightRange } from '../../store/heightRanges.js';
import { Progress } from './progress.js';
import { descendingBatches, describeRanges, requestedRange } from './requestedHeights.js';
import type { HeightOptions, IndexTaskParts, Print } from './requestedHeights.js';

/** What the command works with. */
export interface BackfillTaskParts extends IndexTaskParts {
  /** Null where blocks can only be read one by one. Default: null. */
  batches?: BatchReader | null;
}

/** Fetches and stores the missing blocks of a range, newest first. False when some are not available. */
export async function backfill(parts: BackfillTaskParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, upstream } = parts;
  // The status may be one block ahead of what can be fetched.
  const head = (await upstream.node.status(OWN_WORK)).latestHeight - 1;
  const range = await requestedRange(parts, options);
  const gaps = gapsWithin(await store.ranges(), range.from, range.to);
  const { terminal = false } = options;
  const progress = new Progress({ total: countHeights(gaps), verb: 'indexed', terminal, print });
  const { lost, end } = await fill(parts, gaps, { head, onStored: (blocks) => progress.advance(blocks) });
  progress.finish();
  if (lost.length > 0)
    print(
      `the node did not keep the results of ${countHeights(lost)} blocks, ${discardReason(true)}: ` +
        `${describeRanges(lost)}\n`,
    );
  if (end instanceof ResultsDiscarded) print(`${end.message}: neither this block nor any other can be read\n`);
  else if (end !== null) print(`the node does not have block ${end.height} or older ones any more\n`);
  return end === null && lost.length === 0;
}

/** What the node does not have. */
interface Unavailable {
  lost: HeightRange[];
  /** Why nothing further down can be read. */
  end: HistoryPruned | ResultsDiscarded | null;
}

interface FillOptions {
  head: number;
  onStored: (blocks: number) => void;
}

async function fill(
  { store, reader, batches = null }: BackfillTaskParts,
  gaps: readonly HeightRange[],
  { head, onStored }: FillOptions,
): Promise<Unavailable> {
  const unavailable: Unavailable = { lost: [], end: null };
  const fillOneByOne = async (ranges: readonly HeightRange[]): Promise<void> => {
    for await (const batch of fetchBatches(reader, descendingBatches(ranges))) {
      const fetched = batch.flatMap((block) => (block === null || isHistoryLost(block) ? [] : [block]));
      const blocks = await Promise.all(fetched.map((block) => reader.encode(block, 'backfill')));
      for (const block of blocks) await reader.proveBelow(head, block);
      await store.write(blocks, true);
      onStored(blocks.length);
      for (const error of batch.filter(isHistoryLost)) {
        const isOne = error instanceof ResultsDiscarded && error.keepsOthers;
        if (isOne) unavailable.lost = addHeight(unavailable.lost, error.height);
        else unavailable.end ??= error;
      }
      if (unavailable.end !== null) return;
    }
  };
  if (batches === null) await fillOneByOne(gaps);
  const following = (below: number) => (batches === null ? [] : highestHeights(gaps, READ_BLOCKS, below));
  let heights = following(Infinity);
  while (batches !== null && heights.length > 0 && unavailable.end === null) {
    const { blocks, left, failure, lowest } = await batches.read(heights, head, following);
    await store.write(blocks, true);
    onStored(blocks.length);
    await fillOneByOne(left.reduce<HeightRange[]>(addHeight, []));
    if (failure instanceof Error) throw failure;
    heights = following(lowest);
  }
  return unavailable;
}

/** The outcome for a height; null above the node's head, which the range excludes. */
type Fetched = FetchedBlock | HistoryPruned | ResultsDiscarded | null;

/** Fetches each batch while the caller works on the one before. */
async function* fetchBatches(reader: BlockReader, batches: Iterable<number[]>): AsyncGenerator<Fetched[]> {
  let next: Promise<Fetched[]> | null = null;
  for (const heights of batches) {
    const fetching = Promise.all(heights.map((height) => reader.fetch(height, 'request').catch(orLost)));
    // Awaited only after the batch before it. Until then a failure must not count as unhandled.
    fetching.catch(() => undefined);
    if (next !== null) yield await next;
    next = fetching;
  }
  if (next !== null) yield await next;
}
