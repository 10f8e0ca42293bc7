import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { findRawTransaction } from '../transactions/findTransaction.js';

/** The signed bytes of a mined or pending transaction; null when unknown. */
export function getRawTransactionByHash(
  parts: Pick<Services, 'blocks' | 'mempool'>,
): Handler<'eth_getRawTransactionByHash'> {
  return ([hash], caller) => findRawTransaction(hash, parts, caller);
}
