import type { Caller } from '../caller/caller.js';
import type { SyncStatus } from '../../generated/types.js';
import { encodeQuantity } from '../ethereum/hex.js';
import type { Blocks, IndexStatus } from './blocks.js';
import type { Node } from './node.js';

/** What the status is made from. */
export interface SyncParts {
  node: Pick<Node, 'status'>;
  blocks: Pick<Blocks, 'head'>;
  indexStatus: Pick<IndexStatus, 'indexed'>;
}

/** The index may lag this many blocks without counting as syncing: a fast chain makes some while one is written. */
const NORMAL_LAG_BLOCKS = 8;

/**
 * False when the node has caught up and the index has the node's head; older blocks need not be indexed, because they
 * are read from the node. `highestBlock` is the highest that the node has seen: it does not know the network's height.
 */
export async function syncStatus(
  { node, blocks, indexStatus }: SyncParts,
  caller: Caller,
): Promise<SyncStatus | false> {
  const status = await node.status(caller);
  const head = blocks.head();
  if (!status.catchingUp && status.latestHeight <= head + NORMAL_LAG_BLOCKS) return false;
  const indexed = indexStatus.indexed();
  return {
    startingBlock: encodeQuantity(status.earliestHeight),
    currentBlock: encodeQuantity(head),
    highestBlock: encodeQuantity(Math.max(status.latestHeight, head)),
    ...(indexed !== null && { indexedFrom: encodeQuantity(indexed.from), indexedTo: encodeQuantity(indexed.to) }),
  };
}
