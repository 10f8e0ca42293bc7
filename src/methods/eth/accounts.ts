import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Accounts that this server can send from. */
export function accounts({ wallet }: Pick<Services, 'wallet'>): Handler<'eth_accounts'> {
  return () => wallet.accounts();
}
