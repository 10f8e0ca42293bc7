import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Lets eth_sendTransaction send from an account without its key. */
export function impersonateAccount({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_impersonateAccount'> {
  return async ([address]) => {
    await development().impersonate(normalizeAddress(address));
    return null;
  };
}
