import { rpcError } from '../../jsonrpc/errors.js';

/** Most blocks of one call. While the chain makes them, it answers no other request. */
const MAX_BLOCKS = 10_000;

/** Throws `limitExceeded` when a call asks the chain for too many blocks. */
export function checkBlockCount(blocks: number): void {
  if (blocks > MAX_BLOCKS)
    throw rpcError('limitExceeded', { what: 'blocks', value: blocks, limit: MAX_BLOCKS }, { limit: MAX_BLOCKS });
}
