import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the chain, and the index with it, back to a snapshot; false when there is no such snapshot. */
export function revert({ development }: Pick<Services, 'development'>): Handler<'evm_revert'> {
  return async ([snapshotId]) => development().revert(BigInt(snapshotId));
}
