import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the nonce of the next transaction of an account. */
export function setNonce({ development }: Pick<Services, 'development'>): Handler<'anvil_setNonce'> {
  return async ([address, nonce]) => {
    await development().setNonce(normalizeAddress(address), BigInt(nonce));
    return null;
  };
}
