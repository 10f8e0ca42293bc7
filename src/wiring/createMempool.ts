import { decodeEthereumTransactions } from '../chain/tx/ethereumMessage.js';
import type { Config } from '../config/config.js';
import type { MempoolKind } from '../cosmos/chainProfile.js';
import { mapAwaitable } from '../concurrency/awaitable.js';
import { minedBlock } from '../mempool/minedBlock.js';
import { PendingTracker } from '../mempool/pendingTracker.js';
import type { Logger } from '../observe/logger.js';
import type { BlockIndex } from './blockIndex.js';

/**
 * Pending transactions, with the options that fit the node's kind of mempool. Each new block removes its transactions.
 */
export function createMempool(
  config: Config,
  { upstream, archive, indexer, store, pending }: BlockIndex,
  log: Logger,
): PendingTracker {
  const { node, profile, cache, state, watch, isDevelopment } = upstream;
  const mempool = new PendingTracker(
    {
      ...optionsOf(profile.mempool),
      // The embedded chain is a single node, and lists every transaction that waits there.
      ...(isDevelopment && { listsQueued: true, missingBlocks: 0 }),
      maxTransactions: config['mempool-max-transactions'],
      maxBytes: config['mempool-max-bytes'],
    },
    {
      node,
      accounts: {
        head: () => archive.head(),
        nonce: async (sender, height, signal) => (await state.account(sender, height, signal)).nonce,
      },
      decode: decodeEthereumTransactions,
      log,
    },
  );
  watch.onChange((_before, now) => mempool.setKind(optionsOf(now.profile.mempool)));
  pending.has = (hash, signal) => mapAwaitable(mempool.find(hash, signal), (found) => found !== null);
  indexer.onBlock((height) => {
    cache.headMoved(height);
    mempool.onBlock(minedBlock(store, height));
  });
  return mempool;
}

function optionsOf(kind: MempoolKind): { listed: boolean; takesGaps: boolean } {
  return { listed: kind !== 'app', takesGaps: kind !== 'flood' };
}
