/** Log queries by filter object: eth_getLogs and eth_getFilterLogs run them, eth_newFilter checks them. */
import type { Caller } from '../../caller/caller.js';
import type { Filter } from '../../../generated/types.js';
import { methodTable } from '../../../generated/methods.js';
import type { BlockRange, Blocks, LogLimits } from '../../chain/blocks.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import { normalizeHash } from '../../ethereum/hex.js';
import { decodeCriteria } from '../../filters/criteria.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import { checkFilterRange, logRange } from '../blockRange.js';
import { checkLimit } from '../contractLimit.js';
import type { MethodLimits } from '../services.js';

/** What a log query works with. */
export interface LogQueryParts {
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'numberOfHash' | 'reachOfSearch' | 'logs'>;
  limits: Pick<MethodLimits, 'maxLogRange' | 'maxIndexedLogRange' | 'maxLogs' | 'maxResponseBytes'>;
}

/** Most blocks whose logs one search reads. */
export const MAX_COMPARED_BLOCKS = methodTable.eth_getLogs.limits.comparedBlocks.default;

/** The matching logs of one block (by hash) or of a range of blocks, oldest first, as a JSON array. */
export async function queryLogs(filter: Filter, parts: LogQueryParts, caller: Caller): Promise<EncodedJson> {
  const { blocks, limits } = parts;
  const criteria = decodeCriteria(filter);
  checkLimit('eth_getLogs', 'addresses', criteria.addresses.length);
  const blockHash = blockHashOf(filter);
  const range = blockHash === null ? logRange(filter, parts) : await rangeOfHash(blockHash, blocks, caller);
  return blocks.logs(range, criteria, limitsOf(limits), caller);
}

function limitsOf({ maxLogs, maxResponseBytes }: LogQueryParts['limits']): LogLimits {
  return { maxResults: maxLogs, maxBytes: maxResponseBytes, maxComparedBlocks: MAX_COMPARED_BLOCKS };
}

/** Throws for a filter object that is invalid at any head. */
export function checkNewFilter(filter: Filter, blocks: Pick<Blocks, 'head' | 'earliest'>): void {
  checkLimit('eth_newFilter', 'addresses', decodeCriteria(filter).addresses.length);
  if (blockHashOf(filter) === null) checkFilterRange(filter, blocks);
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
): Promise<BlockRange> {
  const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
  if (number === null) throw rpcError('unknownBlock', {});
  return { from: number, to: number };
}
