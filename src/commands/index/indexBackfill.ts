/** `halley index backfill`: fills the gaps of the index. Stored blocks stay as they are. */
import { OWN_WORK } from '../../caller/caller.js';
import { discardReason, type HistoryPruned, isHistoryLost, orLost, ResultsDiscarded } from '../../chain/chainErrors.js';
import type { BlockReader, FetchedBlock } from '../../indexer/blockReader.js';
import { addHeight, countHeights, gapsWithin, type HeightRange } from '../../store/heightRanges.js';
import { Progress } from './progress.js';
import { descendingBatches, describeRanges, requestedRange } from './requestedHeights.js';
import type { HeightOptions, IndexTaskParts, Print } from './requestedHeights.js';

/** Fetches and stores the missing blocks of a range, newest first. False when some are not available. */
export async function backfill(parts: IndexTaskParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, reader, upstream } = parts;
  // The status may be one block ahead of what can be fetched.
  const head = (await upstream.node.status(OWN_WORK)).latestHeight - 1;
  const range = await requestedRange(parts, options);
  const gaps = gapsWithin(await store.ranges(), range.from, range.to);
  const { terminal = false } = options;
  const progress = new Progress({ total: countHeights(gaps), verb: 'indexed', terminal, print });
  let lost: HeightRange[] = [];
  let end: HistoryPruned | ResultsDiscarded | null = null;
  for await (const batch of fetchBatches(reader, descendingBatches(gaps))) {
    const fetched = batch.flatMap((block) => (block === null || isHistoryLost(block) ? [] : [block]));
    const blocks = await Promise.all(fetched.map((block) => reader.encode(block, 'backfill')));
    for (const block of blocks) await reader.proveBelow(head, block);
    await store.write(blocks);
    progress.advance(blocks.length);
    for (const error of batch.filter(isHistoryLost)) {
      if (error instanceof ResultsDiscarded && error.keepsOthers) lost = addHeight(lost, error.height);
      else end ??= error;
    }
    if (end !== null) break;
  }
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
