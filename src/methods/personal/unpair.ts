import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Forgets the key of a paired wallet. */
export function unpair({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_unpair'> {
  return async ([url, pairingPassword]) => {
    await keyStore.unpair(url, pairingPassword);
    return null;
  };
}
