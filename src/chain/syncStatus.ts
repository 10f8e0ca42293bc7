import type { SyncStatus } from '../../generated/types.js';
import { encodeQuantity } from '../evm/hex.js';
import type { Blocks } from './blocks.js';
import type { IndexStatus } from './indexStatus.js';
import type { Node } from './node.js';

export interface SyncParts {
  node: Pick<Node, 'status'>;
  blocks: Pick<Blocks, 'head'>;
  indexStatus: Pick<IndexStatus, 'indexed'>;
}

/** Blocks that the node has committed and that are still on their way here: a quick chain makes some while one is written. */
const BLOCKS_ON_THEIR_WAY = 8;

/**
 * False when the node has caught up and the head here is the node's. Blocks below the head that are not indexed do not count: they are read
 * through, and who waits for `false` waits for a service that can be used. The node does not know the network's height, so `highestBlock` is
 * the highest that it has seen.
 */
export async function syncStatus(
  { node, blocks, indexStatus }: SyncParts,
  signal?: AbortSignal,
): Promise<SyncStatus | false> {
  const status = await node.status(signal);
  const head = blocks.head();
  if (!status.catchingUp && status.latestHeight <= head + BLOCKS_ON_THEIR_WAY) return false;
  const indexed = indexStatus.indexed();
  return {
    startingBlock: encodeQuantity(status.earliestHeight),
    currentBlock: encodeQuantity(head),
    highestBlock: encodeQuantity(Math.max(status.latestHeight, head)),
    ...(indexed !== null && { indexedFrom: encodeQuantity(indexed.from), indexedTo: encodeQuantity(indexed.to) }),
  };
}
