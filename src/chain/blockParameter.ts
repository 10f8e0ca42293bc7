/**
 * The only decoder of block parameters. A tag or hash becomes a height once per request, so that the whole request is
 * about one block. Committed blocks are final: `latest`, `safe` and `finalized` are the head, and `requireCanonical`
 * (EIP-1898) always holds. `pending` is the head too, except on a chain that executes waiting transactions on demand. A
 * bare 32-byte hash is accepted, as in geth. Block 0 exists only where the chain begins with block 1.
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

/** As `heightOf`; `pending` is the block of the waiting transactions, where the chain has one. */
export function blockHeight(
  numberOrTag: string,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'pending'>,
  caller: Caller,
): Awaitable<number> {
  return numberOrTag === 'pending' && blocks.pending !== undefined
    ? blocks.pending(caller)
    : heightOf(numberOrTag, blocks);
}

/** A block number or tag as a height, which may be above the head. */
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

/** Whether a height is below the first block of the chain, where that is known. */
export function isBeforeChain(height: number, blocks: Pick<Blocks, 'beginning'>): boolean {
  const first = blocks.beginning?.().first ?? null;
  return first !== null && height >= 0 && height < first;
}

/** The error for blocks from `from` on that are known to be missing; else null. */
export function missingHistory(from: number, blocks: Pick<Blocks, 'earliest' | 'beginning'>): ChainError | null {
  const earliest = blocks.earliest();
  if (from >= earliest) return null;
  return lostWithin({ from, to: from }, blocks, earliest - 1) ?? new HistoryPruned(from, earliest);
}

/** The error for the lowest blocks of a range whose results are known to be missing, up to `highest`; else null. */
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
 * The height whose state a request reads, 0 for the genesis state; `earliest` is the lowest that may have a state,
 * which the node may have pruned. Throws HeightInFuture above the head, HeightBeforeChain, GenesisStateUnknown for
 * block 0, HistoryPruned below the earliest height, and UnknownBlockHash.
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

/** Negative heights are of the pending block. */
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
