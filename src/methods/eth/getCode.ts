import { stateHeight } from '../../chain/blockParameter.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Code of the account after the given block, `0x` for one without. */
export function getCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getCode'> {
  return ([given, block], caller) => {
    const address = normalizeAddress(given);
    return mapAwaitable(stateHeight(block, blocks, caller), (height) => state.code(address, height, caller));
  };
}
