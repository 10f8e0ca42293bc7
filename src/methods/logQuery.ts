/** Questions for logs by a filter object: what eth_getLogs and eth_getFilterLogs answer, and what eth_newFilter takes. */
import type { Filter } from '../../generated/types.js';
import { heightOf } from '../chain/blockParameter.js';
import type { Blocks } from '../chain/blocks.js';
import { HistoryPruned } from '../chain/errors.js';
import type { EncodedJson } from '../evm/encodedJson.js';
import { encodeQuantity, normalizeHash } from '../evm/hex.js';
import { decodeCriteria } from '../filters/criteria.js';
import { rpcError } from '../jsonrpc/errors.js';
import { checkLimit } from './contractLimit.js';
import type { MethodLimits } from './services.js';

interface LogQueryParts {
  blocks: Blocks;
  limits: MethodLimits;
}

/** Array of the logs of one block (by hash) or a range of blocks that match, oldest first. */
export async function queryLogs(
  filter: Filter,
  { blocks, limits }: LogQueryParts,
  signal: AbortSignal,
): Promise<EncodedJson> {
  const criteria = decodeCriteria(filter);
  checkLimit('eth_getLogs', 'addresses', criteria.addresses.length);
  const blockHash = blockHashOf(filter);
  const range = blockHash === null ? rangeOf(filter, blocks, limits) : await rangeOfHash(blockHash, blocks, signal);
  return blocks.logs(range, criteria, { maxResults: limits.maxLogs }, signal);
}

/**
 * Throws what a filter object can be refused for whatever the head is: a filter made of it lives on with later heads, so a range that ends
 * beyond the present one, or is wide, is none of that.
 */
export function checkNewFilter(filter: Filter, blocks: Pick<Blocks, 'head' | 'earliest'>): void {
  checkLimit('eth_newFilter', 'addresses', decodeCriteria(filter).addresses.length);
  if (blockHashOf(filter) !== null) return;
  const { fromBlock, toBlock } = boundsOf(filter);
  if (toBlock === 'latest' || toBlock === 'safe' || toBlock === 'finalized') return;
  if (heightOf(fromBlock, blocks) > heightOf(toBlock, blocks)) throw rpcError('invalidBlockRange', {});
}

/** The hash of the one block that is meant, if so; it must then be all that says which blocks. */
function blockHashOf(filter: Filter): string | null {
  const blockHash = filter.blockHash ?? filter.blockhash ?? null;
  const hasRange = (filter.fromBlock ?? null) !== null || (filter.toBlock ?? null) !== null;
  if (blockHash !== null && hasRange) throw rpcError('blockHashWithRange', {});
  return blockHash;
}

async function rangeOfHash(
  blockHash: string,
  blocks: Blocks,
  signal: AbortSignal,
): Promise<{ from: number; to: number }> {
  const number = await blocks.numberOfHash(normalizeHash(blockHash), signal);
  if (number === null) throw rpcError('unknownBlock', {});
  return { from: number, to: number };
}

/** Both ends default to the head. */
function boundsOf(filter: Filter): { fromBlock: string; toBlock: string } {
  if (filter.fromBlock === 'pending' || filter.toBlock === 'pending') throw rpcError('pendingLogsUnsupported', {});
  return { fromBlock: filter.fromBlock ?? 'latest', toBlock: filter.toBlock ?? 'latest' };
}

/** There is no block 0 here, so a range from 0 starts at the first block. */
function rangeOf(filter: Filter, blocks: Blocks, limits: MethodLimits): { from: number; to: number } {
  const { fromBlock, toBlock } = boundsOf(filter);
  const from = Math.max(heightOf(fromBlock, blocks), 1);
  const to = Math.max(heightOf(toBlock, blocks), 1);
  if (from > to) throw rpcError('invalidBlockRange', {});
  if (to > blocks.head()) throw rpcError('blockRangeBeyondHead', {});
  if (to - from + 1 > limits.maxLogRange) {
    const fitting = { from: encodeQuantity(from), to: encodeQuantity(from + limits.maxLogRange - 1) };
    throw rpcError('logRangeExceeded', { limit: limits.maxLogRange, ...fitting }, fitting);
  }
  if (from < blocks.earliest()) throw new HistoryPruned(from, blocks.earliest());
  return { from, to };
}
