import { gapsWithin, withoutRange, type HeightRange } from '../heightRanges.js';
import type { TraceDatabases } from './traceDatabases.js';
import { readTracedBlock } from './writeTraces.js';
import type { TracedBlocks } from './tracedBlocks.js';

/**
 * Those of the indexed blocks that the block store has. The block index may have been removed, and read again from
 * another chain of the same name: a range whose newest traces are of another block counts for nothing.
 */
export function openedRanges(databases: TraceDatabases, blocks: TracedBlocks, indexed: HeightRange[]): HeightRange[] {
  const stored = blocks.ranges();
  let ranges = indexed;
  const highest = ranges.at(-1)?.to ?? 0;
  for (const gap of gapsWithin(stored, 0, highest)) ranges = withoutRange(ranges, gap);
  return ranges.filter((range) => isOfSameChain(databases, blocks, range));
}

function isOfSameChain(databases: TraceDatabases, blocks: TracedBlocks, { from, to }: HeightRange): boolean {
  const [newest] = databases.blocks.getKeys({ reverse: true, start: to, end: from, inclusiveEnd: true, limit: 1 });
  if (newest === undefined) return true;
  return readTracedBlock(databases, newest)?.blockHash === blocks.summary(newest)?.hash;
}
