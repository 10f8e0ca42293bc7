import type { IndexedBlocks } from '../../../../src/store/logs/logIndex.js';
import type { LogUnit } from '../../../../src/store/logs/logIndexFile.js';
import { hashOf } from '../syntheticBlocks.js';

/** Stored blocks of which none is removed or written again. */
export const UNCHANGED_BLOCKS: IndexedBlocks = {
  instance: () => 'one',
  generation: () => 0,
  rewrites: () => 0,
  rewrittenSince: () => [],
  removedSince: () => ({ generation: 0, lowest: null, logsKept: true }),
  hashOf: (height) => hashOf(height),
};

/** What a unit notes of them when it ends at a height. */
export function chainUpTo(height: number): Pick<LogUnit, 'generation' | 'rewrites' | 'instance' | 'hash'> {
  return { generation: 0, rewrites: 0, instance: 'one', hash: hashOf(height) };
}
