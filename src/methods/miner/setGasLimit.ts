import type { Handler } from '../../jsonrpc/request.js';

/** Nothing is set: the gas limit of a block is a consensus parameter. */
export function setGasLimit(): Handler<'miner_setGasLimit'> {
  return () => false;
}
