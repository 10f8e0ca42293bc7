import type { Handler } from '../../jsonrpc/request.js';

/** Always false: validators make the blocks. */
export function mining(): Handler<'eth_mining'> {
  return () => false;
}
