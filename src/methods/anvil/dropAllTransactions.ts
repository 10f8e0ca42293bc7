import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes all pending transactions. */
export function dropAllTransactions({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_dropAllTransactions'> {
  return async () => {
    await development().dropTransactions(null);
    return null;
  };
}
