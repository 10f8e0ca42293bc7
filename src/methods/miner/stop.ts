import type { Handler } from '../../jsonrpc/request.js';

/** Nothing is stopped: validators make the blocks. */
export function stop(): Handler<'miner_stop'> {
  return () => null;
}
