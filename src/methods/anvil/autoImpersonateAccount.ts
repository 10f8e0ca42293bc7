import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Lets eth_sendTransaction send from every account without its key, or ends that. */
export function autoImpersonateAccount({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_autoImpersonateAccount'> {
  return async ([enabled]) => {
    await development().autoImpersonate(enabled);
    return null;
  };
}
