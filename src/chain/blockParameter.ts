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
import type { Awaitable } from '../concurrency/awaitable.js';
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
} from './errors.js';

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
export async function findHeight(
  parameter: BlockParameter,
  blocks: BlockFinder,
  caller: Caller,
): Promise<number | null> {
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
 * The height to which `stateHeight` resolves, where that takes no question and is no error; null otherwise, for
 * `pending`, which a development chain may answer by itself, and for `earliest`.
 */
export function stateHeightAtOnce(parameter: BlockParameter | undefined, blocks: BlockFinder): number | null {
  if (parameter === undefined) return blocks.head() || null;
  if (typeof parameter !== 'string' || parameter.length === HASH_TEXT_LENGTH) return null;
  if (parameter === 'pending' || parameter === 'earliest') return null;
  const height = heightOf(parameter, blocks);
  return height > 0 && height >= blocks.earliest() && height <= blocks.head() ? height : null;
}

/**
 * The height whose state a question is about, 0 for the genesis state; the head when the parameter is left out.
 * `earliest` is the lowest block that may have a state: the node's oldest block, and block 1 where the state of block 0
 * is not known. Whether the node has pruned that state is not known here. Rejects with `header not found` above the
 * head and below the chain's first block, with `history not kept` for block 0, with `pruned history unavailable` below
 * the earliest height, and with `header for hash not found` for an unknown hash.
 */
export async function stateHeight(
  parameter: BlockParameter | undefined,
  blocks: BlockFinder,
  caller: Caller,
): Promise<number> {
  const beginning = blocks.beginning?.();
  const lowest = beginning?.state ?? blocks.earliest();
  const height = isEarliest(parameter) ? lowest : await findHeight(parameter ?? 'latest', blocks, caller);
  if (height === null) throw new UnknownBlockHash(JSON.stringify(parameter));
  // The state of a pending block.
  if (height < 0) return height;
  const head = blocks.head();
  if (height > head || head === 0) throw new HeightInFuture(`no block ${height}, the head is ${head}`);
  if (height >= lowest) return height;
  if (beginning !== undefined && isBeforeChain(height, blocks))
    throw new HeightBeforeChain(height, beginning.first ?? lowest);
  const isOfGenesis = height === 0 && beginning?.first === 0;
  throw isOfGenesis ? new GenesisStateUnknown(lowest) : new HistoryPruned(height, lowest);
}

function isEarliest(parameter: BlockParameter | undefined): boolean {
  if (typeof parameter !== 'object') return parameter === 'earliest';
  return 'blockNumber' in parameter && parameter.blockNumber === 'earliest';
}
