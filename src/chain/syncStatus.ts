import type { SyncStatus } from '../../generated/types.js';
import { encodeQuantity } from '../evm/hex.js';
import type { Blocks } from './blocks.js';
import type { IndexStatus } from './indexStatus.js';
import type { Node } from './node.js';

export interface SyncParts {
  node: Pick<Node, 'status'>;
  blocks: Pick<Blocks, 'head'>;
  indexStatus: Pick<IndexStatus, 'behind' | 'indexed'>;
}

/**
 * False when the node has caught up and the index holds every block that the node has. The node does not know the network's height, so
 * `highestBlock` is the highest that it has seen.
 */
export async function syncStatus(
  { node, blocks, indexStatus }: SyncParts,
  signal?: AbortSignal,
): Promise<SyncStatus | false> {
  const status = await node.status(signal);
  const indexed = indexStatus.behind() ? indexStatus.indexed() : null;
  if (!status.catchingUp && indexed === null) return false;
  return {
    startingBlock: encodeQuantity(status.earliestHeight),
    currentBlock: encodeQuantity(blocks.head()),
    highestBlock: encodeQuantity(Math.max(status.latestHeight, blocks.head())),
    ...(indexed !== null && { indexedFrom: encodeQuantity(indexed.from), indexedTo: encodeQuantity(indexed.to) }),
  };
}
