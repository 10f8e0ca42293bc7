import { decodeData } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Puts a dump of anvil, or of this chain, on top of the newest block. */
export function loadState({ development }: Pick<Services, 'development'>): Handler<'anvil_loadState'> {
  return async ([state]) => {
    await development().loadState(decodeData(state));
    return true;
  };
}
