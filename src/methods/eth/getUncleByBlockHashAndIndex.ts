import type { Handler } from '../../jsonrpc/request.js';

/** Always null: committed blocks have no siblings. */
export function getUncleByBlockHashAndIndex(): Handler<'eth_getUncleByBlockHashAndIndex'> {
  return () => null;
}
