import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Accounts that this server can send from, as eth_accounts. */
export function listAccounts({ signers }: Pick<Services, 'signers'>): Handler<'personal_listAccounts'> {
  return (_, caller) => signers.accounts(caller);
}
