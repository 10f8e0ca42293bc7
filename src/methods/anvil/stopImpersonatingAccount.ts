import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends what anvil_impersonateAccount began. */
export function stopImpersonatingAccount({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_stopImpersonatingAccount'> {
  return async ([address]) => {
    await development().stopImpersonating(normalizeAddress(address));
    return null;
  };
}
