import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the balance of an account, in wei. */
export function setBalance({ development }: Pick<Services, 'development'>): Handler<'anvil_setBalance'> {
  return async ([address, balance]) => {
    await development().setBalance(normalizeAddress(address), BigInt(balance));
    return null;
  };
}
