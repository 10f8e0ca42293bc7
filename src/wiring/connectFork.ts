import { ForkedBlocks } from '../development/fork/forkedBlocks.js';
import { ForkedState } from '../development/fork/forkedState.js';
import { ForkOrigin } from '../development/fork/forkOrigin.js';
import type { BlockIndex } from './blockIndex.js';

/** The index of a development chain that may be a fork, or become one. */
export interface ForkedIndex extends BlockIndex {
  /** Null in front of any other chain. */
  fork: ForkOrigin | null;
}

/** Lets the origin of a fork answer for the blocks and states below the fork. */
export async function connectFork(index: BlockIndex): Promise<ForkedIndex> {
  const { upstream, archive } = index;
  if (!upstream.isDevelopment) return { ...index, fork: null };
  const fork = new ForkOrigin(upstream.rpc);
  await fork.refresh();
  const state = new ForkedState({ own: upstream.state, origin: fork });
  return {
    ...index,
    fork,
    archive: new ForkedBlocks({ own: archive, origin: fork }),
    upstream: { ...upstream, state },
  };
}
