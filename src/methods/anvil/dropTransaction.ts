import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes a pending transaction and answers its hash; null when no such transaction is pending. */
export function dropTransaction({ development }: Pick<Services, 'development'>): Handler<'anvil_dropTransaction'> {
  return async ([given]) => {
    const hash = normalizeHash(given);
    return (await development().dropTransaction(hash)) ? hash : null;
  };
}
