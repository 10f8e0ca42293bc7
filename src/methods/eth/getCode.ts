import { stateHeight } from '../../chain/blockParameter.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Code of the account after the given block, `0x` for one without. */
export function getCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getCode'> {
  return async ([address, block], request) => {
    const height = await stateHeight(block, blocks, request.signal);
    return state.code(normalizeAddress(address), height, request.signal);
  };
}
