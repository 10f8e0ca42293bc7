import { BlocksNotIndexed } from '../../chain/tracing/addressIndexErrors.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { integerOf, mustBePositive } from '../otterscan/numbers.js';
import { checkPageSize, coveredBlocks, encodePage, findPage, type SearchParts } from '../otterscan/searchPage.js';

/** Transactions that touch an address, in the blocks before a block, newest first; 0 for the newest. */
export function searchTransactionsBefore(parts: SearchParts): Handler<'ots_searchTransactionsBefore'> {
  return async ([address, block, size], caller) => {
    const { blocks } = parts;
    const pageSize = mustBePositive('pageSize', 2, integerOf(size));
    checkPageSize(pageSize);
    const before = integerOf(block);
    const covered = await coveredBlocks(parts, caller);
    const firstPage = before === 0 || before > blocks.head();
    const range = { from: covered.from, to: firstPage ? blocks.head() : before - 1 };
    const isWhole = covered.from <= blocks.earliest();
    if (range.from > range.to && !isWhole) throw new BlocksNotIndexed({ from: range.to, to: range.to }, covered);
    const search = { address: normalizeAddress(address), range, order: 'descending', pageSize } as const;
    const { places, hasMore } = await findPage(search, parts, caller);
    // Below the index there may be more, which nobody knows.
    if (places.length === 0 && !isWhole) throw new BlocksNotIndexed({ from: blocks.earliest(), to: range.to }, covered);
    return encodePage(places, { firstPage, lastPage: !hasMore && isWhole }, parts, caller);
  };
}
