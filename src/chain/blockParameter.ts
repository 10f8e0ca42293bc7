/**
 * The one decoder of block parameters. A tag or hash becomes a height once, when the request comes in, so that all
 * questions of the request are about the same block.
 *
 * A committed block is final, so `latest`, `safe` and `finalized` are the head, and `requireCanonical` of EIP-1898
 * always holds. `pending` is the head too, except on a chain that executes the waiting transactions on demand. A bare
 * 32-byte hash is accepted in place of the object, as in geth. Block 0 is the parent of the chain's first block where
 * that is block 1; where the first height is greater, there is no block 0.
 */
import type { Caller } from '../caller/caller.js';
import type { BlockParameter } from '../../generated/types.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { normalizeHash } from '../ethereum/hex.js';
import type { BlockRange, Blocks } from './blocks.js';
import {
  GenesisStateUnknown,
  HeightBeforeChain,
  HeightInFuture,
  HistoryPruned,
  ResultsDiscarded,
  UnknownBlockHash,
  type ChainError,
} from './chainErrors.js';

type BlockFinder = Pick<Blocks, 'head' | 'earliest' | 'numberOfHash' | 'pending' | 'beginning'>;

/** Length of a 32-byte hash as text. It tells a bare hash from a number. */
const HASH_TEXT_LENGTH = 66;

/**
 * As `heightOf`; `pending` is the block of the waiting transactions, where the chain has one.
 */
export function blockHeight(
  numberOrTag: string,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'pending'>,
  caller: Caller,
): Awaitable<number> {
  return numberOrTag === 'pending' && blocks.pending !== undefined
    ? blocks.pending(caller)
    : heightOf(numberOrTag, blocks);
}

/**
 * A block number or tag as a height. It may be above the head: the caller then answers null, or an error for questions
 * about state.
 */
export function heightOf(numberOrTag: string | number, blocks: Pick<Blocks, 'head' | 'earliest'>): number {
  switch (numberOrTag) {
    case 'latest':
    case 'safe':
    case 'finalized':
    case 'pending':
      return blocks.head();
    case 'earliest':
      return blocks.earliest();
    default:
      // Above 2^53 this rounds, but stays far above every head.
      return Number(numberOrTag);
  }
}

/** The height of a block parameter; null for a hash that no block has. */
export function findHeight(parameter: BlockParameter, blocks: BlockFinder, caller: Caller): Awaitable<number | null> {
  if (typeof parameter === 'string')
    return parameter.length === HASH_TEXT_LENGTH
      ? blocks.numberOfHash(normalizeHash(parameter), caller)
      : blockHeight(parameter, blocks, caller);
  if ('blockHash' in parameter) return blocks.numberOfHash(normalizeHash(parameter.blockHash), caller);
  return blockHeight(parameter.blockNumber, blocks, caller);
}

/** Whether a height is below the first block of the chain, where that is known: then there never was such a block. */
export function isBeforeChain(height: number, blocks: Pick<Blocks, 'beginning'>): boolean {
  const first = blocks.beginning?.().first ?? null;
  return first !== null && height >= 0 && height < first;
}

/** Why the blocks from `from` on cannot all be answered, where that is known without a question; null otherwise. */
export function missingHistory(from: number, blocks: Pick<Blocks, 'earliest' | 'beginning'>): ChainError | null {
  const earliest = blocks.earliest();
  if (from >= earliest) return null;
  return lostWithin({ from, to: from }, blocks, earliest - 1) ?? new HistoryPruned(from, earliest);
}

/**
 * The lowest blocks of a range that the node has without their results, as an error that names them, up to `highest`;
 * null when none is known.
 */
export function lostWithin(
  range: BlockRange,
  blocks: Pick<Blocks, 'beginning'>,
  highest = range.to,
): ResultsDiscarded | null {
  const { lost, keepsResults } = blocks.beginning?.() ?? { lost: [], keepsResults: true };
  const found = lost.find(({ from, to }) => to >= range.from && from <= range.to);
  if (found === undefined) return null;
  const from = Math.max(found.from, range.from);
  return new ResultsDiscarded(from, Math.max(from, Math.min(found.to, highest)), { keepsOthers: keepsResults });
}

/**
 * The height whose state a question is about, 0 for the genesis state; the head when the parameter is left out.
 * `earliest` is the lowest block that may have a state: the node's oldest block, and block 1 where the state of block 0
 * is not known. Whether the node has pruned that state is not known here. Fails with `header not found` above the head
 * and below the chain's first block, with `history not kept` for block 0, with `pruned history unavailable` below the
 * earliest height, and with `header for hash not found` for an unknown hash.
 */
export function stateHeight(
  parameter: BlockParameter = 'latest',
  blocks: BlockFinder,
  caller: Caller,
): Awaitable<number> {
  if (isEarliest(parameter)) return heightWithState(lowestState(blocks), blocks);
  return mapAwaitable(findHeight(parameter, blocks, caller), (height) => {
    if (height === null) throw new UnknownBlockHash(JSON.stringify(parameter));
    return heightWithState(height, blocks);
  });
}

function isEarliest(parameter: BlockParameter): boolean {
  if (typeof parameter !== 'object') return parameter === 'earliest';
  return 'blockNumber' in parameter && parameter.blockNumber === 'earliest';
}

function lowestState(blocks: BlockFinder): number {
  return blocks.beginning?.().state ?? blocks.earliest();
}

/** The height, where it may have a state; negative ones are of the pending block. */
function heightWithState(height: number, blocks: BlockFinder): number {
  if (height < 0) return height;
  const head = blocks.head();
  if (height > head || head === 0) throw new HeightInFuture(`no block ${height}, the head is ${head}`);
  const lowest = lowestState(blocks);
  if (height >= lowest) return height;
  const first = blocks.beginning?.().first ?? null;
  if (first !== null && height < first) throw new HeightBeforeChain(height, first);
  throw height === 0 && first === 0 ? new GenesisStateUnknown(lowest) : new HistoryPruned(height, lowest);
}
