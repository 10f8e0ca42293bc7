import type { Handler } from '../../jsonrpc/request.js';

/** No compilers. */
export function getCompilers(): Handler<'eth_getCompilers'> {
  return () => [];
}
