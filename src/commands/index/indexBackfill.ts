/** `halley index backfill`: fills the gaps of the index. It leaves stored blocks as they are. */
import { isHistoryLost, ResultsDiscarded } from '../../chain/errors.js';
import type { BlockReader, FetchedBlock } from '../../indexer/blockReader.js';
import { countHeights, gapsWithin } from '../../store/heightRanges.js';
import { Progress } from './progress.js';
import {
  descendingBatches,
  requestedRange,
  type HeightOptions,
  type IndexTaskParts,
  type Print,
} from './requestedHeights.js';

/** Fetches and stores the missing blocks of a range, newest first. False when the node has pruned some of them. */
export async function backfill(parts: IndexTaskParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, reader, upstream } = parts;
  // The status may be one block ahead of what can be fetched.
  const head = (await upstream.node.status()).latestHeight - 1;
  const range = await requestedRange(parts, options);
  const gaps = gapsWithin(await store.ranges(), range.from, range.to);
  const progress = new Progress({
    total: countHeights(gaps),
    verb: 'indexed',
    terminal: options.terminal ?? false,
    print,
  });
  try {
    for await (const batch of fetchBatches(reader, descendingBatches(gaps))) {
      const blocks = await Promise.all(batch.map((fetched) => reader.encode(fetched, 'backfill')));
      for (const block of blocks) await reader.proveBelow(head, block);
      await store.write(blocks);
      progress.advance(blocks.length);
    }
  } catch (error) {
    progress.finish();
    if (!isHistoryLost(error)) throw error;
    if (error instanceof ResultsDiscarded) print(`${error.message}: neither this block nor any other can be read\n`);
    else print(`the node does not have block ${error.height} or older ones any more\n`);
    return false;
  }
  progress.finish();
  const unchecked = countHeights(await store.unchecked());
  if (unchecked > 0) {
    print(
      `${unchecked} stored blocks are of an older release: the service compares them with the node while it runs\n`,
    );
  }
  return true;
}

/** Fetches batch after batch; fetches the next one while the caller works on the last. */
async function* fetchBatches(reader: BlockReader, batches: Iterable<number[]>): AsyncGenerator<FetchedBlock[]> {
  let next: Promise<(FetchedBlock | null)[]> | null = null;
  for (const heights of batches) {
    const fetching = Promise.all(heights.map((height) => reader.fetch(height, 'request')));
    // It is awaited after the batch before it. Until then a failure must not count as unhandled.
    fetching.catch(() => undefined);
    if (next !== null) yield present(await next);
    next = fetching;
  }
  if (next !== null) yield present(await next);
}

/** The blocks that the node has. It lacks only blocks above its head, which the range excludes. */
function present(blocks: (FetchedBlock | null)[]): FetchedBlock[] {
  return blocks.filter((block) => block !== null);
}
