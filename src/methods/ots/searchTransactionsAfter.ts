import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { integerOf, mustBePositive } from '../otterscan/numbers.js';
import { checkPageSize, coveredBlocks, encodePage, findPage, type SearchParts } from '../otterscan/searchPage.js';

/** Transactions that touch an address, in the blocks after a block, newest first; 0 for the oldest. */
export function searchTransactionsAfter(parts: SearchParts): Handler<'ots_searchTransactionsAfter'> {
  return async ([address, block, size], caller) => {
    const { blocks } = parts;
    const pageSize = mustBePositive('pageSize', 2, integerOf(size));
    checkPageSize(pageSize);
    await coveredBlocks(parts, caller);
    const after = integerOf(block);
    const lastPage = after === 0;
    const range = { from: lastPage ? blocks.earliest() : after + 1, to: blocks.head() };
    const search = { address: normalizeAddress(address), range, order: 'ascending', pageSize } as const;
    const { places, hasMore } = await findPage(search, parts, caller);
    return encodePage(places.reverse(), { firstPage: !hasMore, lastPage }, parts, caller);
  };
}
