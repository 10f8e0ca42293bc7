import type { Handler } from '../../jsonrpc/request.js';

/** Nothing is set: blocks of the chain have no extra data. */
export function setExtra(): Handler<'miner_setExtra'> {
  return () => false;
}
