import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The keys of the key store and the paired wallets, and whether they are unlocked. */
export function listWallets({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_listWallets'> {
  return () => keyStore.wallets();
}
