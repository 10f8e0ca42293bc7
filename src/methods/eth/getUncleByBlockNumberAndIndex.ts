import type { Handler } from '../../jsonrpc/request.js';

/** Always null: committed blocks have no siblings. */
export function getUncleByBlockNumberAndIndex(): Handler<'eth_getUncleByBlockNumberAndIndex'> {
  return () => null;
}
