/** Log queries by filter object: eth_getLogs and eth_getFilterLogs answer them, eth_newFilter checks them. */
import type { Caller } from '../../caller/caller.js';
import type { Filter } from '../../../generated/types.js';
import { heightOf, missingHistory } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import type { EncodedJson } from '../../ethereum/encoding/encodedJson.js';
import { encodeQuantity, normalizeHash } from '../../ethereum/hex.js';
import { decodeCriteria } from '../../filters/criteria.js';
import { rpcError } from '../../jsonrpc/errors.js';
import { checkLimit } from '../contractLimit.js';
import type { MethodLimits } from '../services.js';

/** What a log query works with. */
export interface LogQueryParts {
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'numberOfHash' | 'logs'>;
  limits: Pick<MethodLimits, 'maxLogRange' | 'maxLogs'>;
}

/** The matching logs of one block (by hash) or of a range of blocks, oldest first, as a JSON array. */
export async function queryLogs(filter: Filter, parts: LogQueryParts, caller: Caller): Promise<EncodedJson> {
  const { blocks, limits } = parts;
  const criteria = decodeCriteria(filter);
  checkLimit('eth_getLogs', 'addresses', criteria.addresses.length);
  const blockHash = blockHashOf(filter);
  const range = blockHash === null ? rangeOf(filter, parts) : await rangeOfHash(blockHash, blocks, caller);
  return blocks.logs(range, criteria, { maxResults: limits.maxLogs }, caller);
}

/**
 * Throws for a filter object that is invalid at any head. A range beyond the head, or a wide one, is accepted: the
 * filter lives on while the head moves.
 */
export function checkNewFilter(filter: Filter, blocks: Pick<Blocks, 'head' | 'earliest'>): void {
  checkLimit('eth_newFilter', 'addresses', decodeCriteria(filter).addresses.length);
  if (blockHashOf(filter) !== null) return;
  const { fromBlock, toBlock } = boundsOf(filter);
  if (toBlock === 'latest' || toBlock === 'safe' || toBlock === 'finalized' || toBlock === 'pending') return;
  if (heightOf(fromBlock, blocks) > heightOf(toBlock, blocks)) throw rpcError('invalidBlockRange', {});
}

/** The hash of a filter for one block; null for a range of blocks. Throws when both are given. */
function blockHashOf(filter: Filter): string | null {
  const blockHash = filter.blockHash ?? filter.blockhash ?? null;
  const hasRange = (filter.fromBlock ?? null) !== null || (filter.toBlock ?? null) !== null;
  if (blockHash !== null && hasRange) throw rpcError('blockHashWithRange', {});
  return blockHash;
}

async function rangeOfHash(
  blockHash: string,
  blocks: Pick<Blocks, 'numberOfHash'>,
  caller: Caller,
): Promise<{ from: number; to: number }> {
  const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
  if (number === null) throw rpcError('unknownBlock', {});
  return { from: number, to: number };
}

/**
 * Both ends default to the head; a range from the pending block ends there, too. Throws for a range from the pending
 * block to one before it.
 */
function boundsOf(filter: Filter): { fromBlock: string; toBlock: string } {
  const fromBlock = filter.fromBlock ?? 'latest';
  const toBlock = filter.toBlock ?? (fromBlock === 'pending' ? 'pending' : 'latest');
  if (fromBlock === 'pending' && toBlock !== 'pending') throw rpcError('invalidBlockRange', {});
  return { fromBlock, toBlock };
}

/**
 * The first and the last block of the range. Block 0 has no logs, so it does not count, and needs no history; nor do
 * blocks before the first of the chain, which never were. Before block 1 no range can be answered.
 */
function rangeOf(filter: Filter, { blocks, limits }: LogQueryParts): { from: number; to: number } {
  const { fromBlock, toBlock } = boundsOf(filter);
  // The pending block comes after the head, and has no logs.
  if (fromBlock === 'pending') return { from: blocks.head() + 1, to: blocks.head() };
  const first = heightOf(fromBlock, blocks);
  const to = heightOf(toBlock, blocks);
  if (first > to) throw rpcError('invalidBlockRange', {});
  const from = Math.max(first, 1, blocks.beginning?.().first ?? 1);
  if (to > blocks.head() || blocks.head() === 0) throw rpcError('blockRangeBeyondHead', {});
  if (to - from + 1 > limits.maxLogRange) {
    const fitting = { from: encodeQuantity(from), to: encodeQuantity(from + limits.maxLogRange - 1) };
    throw rpcError('logRangeExceeded', { limit: limits.maxLogRange, ...fitting }, fitting);
  }
  const missing = missingHistory(from, blocks);
  if (missing !== null && from <= to) throw missing;
  return { from, to };
}
