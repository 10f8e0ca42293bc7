import { decodeData, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the runtime code of an account. */
export function setCode({ development }: Pick<Services, 'development'>): Handler<'anvil_setCode'> {
  return async ([address, code]) => {
    await development().setCode(normalizeAddress(address), decodeData(code));
    return null;
  };
}
