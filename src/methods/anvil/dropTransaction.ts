import { normalizeHash } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes a waiting transaction; null when no such transaction waits. */
export function dropTransaction({ development }: Pick<Services, 'development'>): Handler<'anvil_dropTransaction'> {
  return async ([given]) => {
    const hash = normalizeHash(given);
    return (await development().dropTransaction(hash)) ? hash : null;
  };
}
