import type { Handler } from '../../jsonrpc/request.js';

/** Nothing is started: validators make the blocks. */
export function start(): Handler<'miner_start'> {
  return () => false;
}
