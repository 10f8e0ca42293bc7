import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes the pending transactions of an account. */
export function removePoolTransactions({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_removePoolTransactions'> {
  return async ([address]) => {
    await development().dropTransactions(normalizeAddress(address));
    return null;
  };
}
