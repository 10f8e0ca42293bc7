import type { Handler } from '../../jsonrpc/request.js';

/** The level of Otterscan's API. */
export function getApiLevel(): Handler<'ots_getApiLevel'> {
  return () => 8;
}
