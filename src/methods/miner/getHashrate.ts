import type { Handler } from '../../jsonrpc/request.js';

/** The chain has no proof of work. */
export function getHashrate(): Handler<'miner_getHashrate'> {
  return () => 0;
}
