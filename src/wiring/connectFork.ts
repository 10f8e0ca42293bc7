import type { Blocks } from '../chain/blocks.js';
import { ForkedBlocks } from '../development/fork/forkedBlocks.js';
import { ForkedState } from '../development/fork/forkedState.js';
import { ForkOrigin } from '../development/fork/forkOrigin.js';
import type { BlockIndex } from './blockIndex.js';

/** The index of a development chain that may be a fork, or become one. */
export interface ForkedIndex extends BlockIndex {
  /** The chain's own blocks, without the origin's. */
  own: Blocks;
  /** Null in front of any other chain. */
  fork: ForkOrigin | null;
}

/** Lets the origin of a fork answer for the blocks and states below the fork. */
export async function connectFork(index: BlockIndex): Promise<ForkedIndex> {
  const { upstream, archive } = index;
  if (!upstream.isDevelopment) return { ...index, own: archive, fork: null };
  const fork = new ForkOrigin(upstream.rpc);
  await fork.refresh();
  const state = new ForkedState({ own: upstream.state, origin: fork });
  return {
    ...index,
    own: archive,
    fork,
    archive: new ForkedBlocks({ own: archive, origin: fork }),
    upstream: { ...upstream, state },
  };
}
