import { encodeBytes32 } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Makes a key for a wallet that lives in memory, and answers it. */
export function initializeWallet({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_initializeWallet'> {
  return async ([url]) => {
    const key = await keyStore.pair(url);
    try {
      return encodeBytes32(key);
    } finally {
      key.fill(0);
    }
  };
}
