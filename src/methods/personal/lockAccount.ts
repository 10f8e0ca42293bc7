import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes the key of an account from memory. True for every account, as in geth. */
export function lockAccount({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_lockAccount'> {
  return ([address]) => {
    keyStore.lock(normalizeAddress(address));
    return true;
  };
}
