import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Makes a key and keeps it, encrypted with a passphrase; answers its account, which stays locked. */
export function newAccount({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_newAccount'> {
  return ([passphrase]) => keyStore.create(passphrase);
}
