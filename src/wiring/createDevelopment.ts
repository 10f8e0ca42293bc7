import { connectDevelopment, type DevelopmentServices } from '../development/connectDevelopment.js';
import type { PendingTracker } from '../mempool/pendingTracker.js';
import type { BlockIndex } from './blockIndex.js';

/** What only the embedded chain can do; null in front of any other chain. */
export function createDevelopment(
  { upstream, archive, indexer }: BlockIndex,
  mempool: PendingTracker,
  setLoggingEnabled: (enabled: boolean) => void,
): DevelopmentServices | null {
  if (!upstream.isDevelopment) return null;
  const index = {
    head: () => archive.head(),
    onBlock: (listener: (blockNumber: number) => void) => indexer.onBlock(listener),
    wentBackTo: (height: number) => indexer.wentBackTo(height),
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
      // All parts of the service read the number here.
      upstream.profile.forks.chainId = chainId;
    },
    setLoggingEnabled,
  });
}
