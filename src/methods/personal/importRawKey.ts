import { fromHex } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Keeps a private key, encrypted with a passphrase; answers its account, which stays locked. */
export function importRawKey({ keyStore }: Pick<Services, 'keyStore'>): Handler<'personal_importRawKey'> {
  return async ([privateKey, passphrase]) => {
    const key = fromHex(privateKey.replace(/^0x/, ''));
    try {
      return await keyStore.importKey(key, passphrase);
    } finally {
      key.fill(0);
    }
  };
}
