import type { Blocks } from '../chain/blocks.js';
import { decodeBlockResults, decodeCometBlock, joinBlockResults } from '../comet/blockJson.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { callDevelopment } from '../development/developmentCalls.js';
import { createPendingBlocks } from '../development/pendingBlocks.js';
import { createForkedBlocks } from '../development/fork/forkedBlocks.js';
import { createForkedState } from '../development/fork/forkedState.js';
import { ForkOrigin } from '../development/fork/forkOrigin.js';
import { connectDevelopment, type DevelopmentServices } from '../development/connectDevelopment.js';
import type { PendingTracker } from '../mempool/pendingTracker.js';
import type { BlockIndex } from './blockIndex.js';

/** The index of a development chain that may be a fork, or become one. */
export interface ForkedIndex extends BlockIndex {
  /** The chain's own blocks, without the origin's. */
  own: Blocks;
  /** Null in front of any other chain. */
  fork: ForkOrigin | null;
}

/** Reads the blocks and states below a fork from its origin. */
export async function connectFork(index: BlockIndex): Promise<ForkedIndex> {
  const { upstream, archive: own } = index;
  if (!upstream.isDevelopment) return { ...index, own, fork: null };
  const fork = new ForkOrigin(upstream.rpc);
  await fork.refresh();
  const state = createForkedState({ own: upstream.state, origin: fork });
  const archive = createForkedBlocks({ own, origin: fork });
  return { ...index, own, fork, archive, upstream: { ...upstream, state } };
}

/** The blocks for methods; in front of the embedded chain also the pending block. */
export function createBlocks({ upstream, archive }: ForkedIndex): Blocks {
  if (!upstream.isDevelopment) return archive;
  return createPendingBlocks(archive, async (known, signal) => {
    const { state, block } = await callDevelopment(upstream.rpc, 'dev_pendingBlock', { known }, signal);
    if (block === null) return { state, content: null };
    const committed = joinBlockResults(decodeCometBlock(block.block), decodeBlockResults(block.results));
    const forks = upstream.state.forks();
    return { state, content: buildBlock({ committed, maxGas: block.gasLimit, miner: block.coinbase, forks }) };
  });
}

/** The abilities of the embedded chain; null in front of any other chain. */
export function createDevelopment(
  { upstream, archive, indexer, fork }: ForkedIndex,
  mempool: PendingTracker,
  setLoggingEnabled: (enabled: boolean) => void,
): DevelopmentServices | null {
  if (!upstream.isDevelopment) return null;
  const index = {
    head: () => archive.head(),
    onBlock: (listener: (blockNumber: number) => void) => indexer.onBlock(listener),
    goingBack: <T>(task: () => Promise<T>) => indexer.goingBack(task),
    wentBackTo: async (height: number, keptOthers: boolean) => {
      // A reset may have made another fork of the chain.
      if ((await fork?.refresh()) === true) await indexer.startOver();
      else await indexer.wentBackTo(height, keptOthers);
    },
  };
  return connectDevelopment(upstream.rpc, index, {
    async invalidate() {
      upstream.cache.clear();
      mempool.clear();
      await mempool.refreshNow();
    },
    reviewPending: () => mempool.review(),
    addPending: (transaction) => mempool.add(transaction),
    chainIdChanged(chainId) {
      // All parts of the service read it here.
      upstream.profile.forks.chainId = chainId;
    },
    setLoggingEnabled,
  });
}
