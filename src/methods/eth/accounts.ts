import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Accounts that this server can send from. */
export function accounts({ signers }: Pick<Services, 'signers'>): Handler<'eth_accounts'> {
  return (_, caller) => signers.accounts(caller);
}
