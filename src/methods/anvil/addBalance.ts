import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Adds wei to the balance of an account. */
export function addBalance({ development }: Pick<Services, 'development'>): Handler<'anvil_addBalance'> {
  return async ([address, amount]) => {
    await development().addBalance(normalizeAddress(address), BigInt(amount));
    return null;
  };
}
