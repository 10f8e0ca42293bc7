import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the miner of the next blocks, which code sees as COINBASE. */
export function setCoinbase({ development }: Pick<Services, 'development'>): Handler<'anvil_setCoinbase'> {
  return async ([address]) => {
    await development().setCoinbase(normalizeAddress(address));
    return null;
  };
}
