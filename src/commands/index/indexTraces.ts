/** `halley index backfill` with `--trace.index`: traces the blocks that are not indexed by address, newest first. */
import { OWN_WORK } from '../../caller/caller.js';
import { HistoryPruned } from '../../chain/chainErrors.js';
import { BlockNotTraced, indexTraces, newestNotIndexed } from '../../tracing/kept/traceIndexing.js';
import type { TraceIndexingParts } from '../../tracing/kept/traceIndexing.js';
import { countHeights, gapsWithin, type HeightRange } from '../../store/heightRanges.js';
import { Progress } from './progress.js';
import type { Print } from './requestedHeights.js';

/** Traces blocks until the kept traces take up their room. False when a block cannot be traced: then the index ends. */
export async function backfillTraces(
  parts: TraceIndexingParts,
  range: HeightRange,
  { terminal, print }: { terminal: boolean; print: Print },
): Promise<boolean> {
  const { kept } = parts;
  const total = countHeights(gapsWithin(kept.indexed(), range.from, range.to));
  const progress = new Progress({ total, verb: 'traced', terminal, print });
  const end = (why: string, succeeded: boolean): boolean => {
    progress.finish();
    if (why !== '') print(`${why}\n`);
    return succeeded;
  };
  for (;;) {
    const number = newestNotIndexed(kept, range);
    if (number === null) return end('', true);
    if (!kept.hasRoom())
      return end(`the kept traces take all their room: block ${number} and older ones are not traced`, true);
    try {
      await indexTraces(parts, number, OWN_WORK);
    } catch (error) {
      if (error instanceof BlockNotTraced && !kept.hasRoom()) continue;
      if (!(error instanceof BlockNotTraced || error instanceof HistoryPruned)) throw error;
      return end(`block ${number} cannot be traced: ${error.message}`, false);
    }
    if (!kept.hasIndexed(number)) return end(`block ${number} is not stored`, false);
    progress.advance(1);
  }
}
