/**
 * Finds where stored blocks and the node's differ. That happens only when a node was rolled back: committed blocks are
 * final.
 */
import type { Caller } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';
import { HistoryPruned, NodeUnavailable, ResultsDiscarded } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { countHeights, type HeightRange } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import { ForeignBlock } from './indexerErrors.js';

/** Two hashes of one height; the node's is null when it has no such block. */
export interface Difference {
  height: number;
  stored: string;
  node: string | null;
}

/** Finds the lowest stored height at which the node has another block, or none; null when there is none. */
export type FindDifference = (
  store: StoreReader,
  node: Pick<Node, 'committedBlock'>,
  nodeHead: number,
  caller: Caller,
) => Promise<Difference | null>;

/**
 * The lowest stored height at which the node has another block, or no block because the height is above `nodeHead`;
 * null when there is no such height. Blocks name their parents, so all blocks above a difference differ, too: a binary
 * search finds it with 20 questions for a million blocks. Blocks that the node has pruned count as equal.
 */
export async function findFork(
  store: StoreReader,
  node: Pick<Node, 'committedBlock'>,
  nodeHead: number,
  caller: Caller,
): Promise<Difference | null> {
  // A chain that went back has usually kept its newest block: then it has none of those above, and one question tells.
  if (await isShared(store, node, nodeHead, caller)) return lowestAbove(store, node, nodeHead);
  const ranges = await store.ranges();
  let lowest: Difference | null = null;
  let low = 0;
  let high = countHeights(ranges);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const height = heightAt(ranges, middle);
    const difference = await compareHeight(store, node, height, caller);
    if (difference === null) {
      low = middle + 1;
    } else if (difference.node === null && height <= nodeHead) {
      throw new NodeUnavailable(`it returns no block ${height}, which it should have`);
    } else {
      lowest = difference;
      high = middle;
    }
  }
  return lowest;
}

/** Whether a height is stored with the block that the node has, or has pruned. */
async function isShared(
  store: StoreReader,
  node: Pick<Node, 'committedBlock'>,
  height: number,
  caller: Caller,
): Promise<boolean> {
  if (!Number.isFinite(height) || (await store.summary(height)) === undefined) return false;
  return (await compareHeight(store, node, height, caller)) === null;
}

/** The lowest stored height above the node's head; null when there is none. Asks the node nothing. */
export async function lowestAbove(store: StoreReader, _node: object, nodeHead: number): Promise<Difference | null> {
  const range = (await store.ranges()).find(({ to }) => to > nodeHead);
  if (range === undefined) return null;
  const height = Math.max(range.from, nodeHead + 1);
  const stored = await store.summary(height);
  return stored === undefined ? null : { height, stored: stored.hash, node: null };
}

/** Null when the node's block of a stored height is the stored one, or is pruned. */
export async function compareHeight(
  store: StoreReader,
  node: Pick<Node, 'committedBlock'>,
  height: number,
  caller: Caller,
): Promise<Difference | null> {
  const stored = await store.summary(height);
  if (stored === undefined) return null;
  try {
    const block = await blockIdAt(node, height, caller);
    if (block?.hash === stored.hash) return null;
    // Another chain behind the address of the node is no rollback of this one.
    const expected = store.identity.cometChainId;
    if (block !== null && block.cometChainId !== expected) throw new ForeignBlock(block.cometChainId, expected);
    return { height, stored: stored.hash, node: block?.hash ?? null };
  } catch (error) {
    if (error instanceof HistoryPruned) return null;
    throw error;
  }
}

/** A block without its results can be compared, too. */
async function blockIdAt(
  node: Pick<Node, 'committedBlock'>,
  height: number,
  caller: Caller,
): Promise<{ hash: Hash; cometChainId: string } | null> {
  try {
    return (await node.committedBlock(height, caller))?.block ?? null;
  } catch (error) {
    if (error instanceof ResultsDiscarded && error.blockId !== null) return error.blockId;
    throw error;
  }
}

/** The height at an index in the ascending list of all stored heights. */
function heightAt(ranges: readonly HeightRange[], place: number): number {
  let rest = place;
  for (const { from, to } of ranges) {
    if (rest <= to - from) return from + rest;
    rest -= to - from + 1;
  }
  throw new RangeError(`there is no height at place ${place}`);
}
