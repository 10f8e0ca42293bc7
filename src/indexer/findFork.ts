import type { Caller } from '../caller/caller.js';
import { HistoryPruned, NodeUnavailable, ResultsDiscarded } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { countHeights, type HeightRange } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import { ForeignBlock } from './indexerErrors.js';

/** The node's hash is null when it has no such block. */
export interface Difference {
  height: number;
  stored: string;
  node: string | null;
}

/** `findFork` or `lowestAbove`. */
export type FindDifference = typeof findFork;

type ComparedNode = Pick<Node, 'committedBlock'>;

/**
 * The lowest stored height at which the node has another block, or no block because the height is above `nodeHead`;
 * null for none. All blocks above a difference differ, too, since blocks name their parents: a binary search needs 20
 * requests for a million blocks. Pruned blocks count as equal.
 */
export async function findFork(
  store: StoreReader,
  node: ComparedNode,
  nodeHead: number,
  caller: Caller,
): Promise<Difference | null> {
  // A chain that was rolled back has usually kept its newest block, and so has none of those above.
  if (Number.isFinite(nodeHead) && (await store.summary(nodeHead)) !== undefined)
    if ((await compareHeight(store, node, nodeHead, caller)) === null) return lowestAbove(store, node, nodeHead);
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

/** The lowest stored height above the node's head; null for none. Does not query the node. */
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
  node: ComparedNode,
  height: number,
  caller: Caller,
): Promise<Difference | null> {
  const stored = await store.summary(height);
  if (stored === undefined) return null;
  try {
    const block = await blockIdAt(node, height, caller);
    if (block?.hash === stored.hash) return null;
    // Another chain at the node's address is not a rollback.
    const expected = store.identity.cometChainId;
    if (block !== null && block.cometChainId !== expected) throw new ForeignBlock(block.cometChainId, expected);
    return { height, stored: stored.hash, node: block?.hash ?? null };
  } catch (error) {
    if (error instanceof HistoryPruned) return null;
    throw error;
  }
}

/** A block without its results can be compared, too. */
async function blockIdAt(node: ComparedNode, height: number, caller: Caller) {
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
