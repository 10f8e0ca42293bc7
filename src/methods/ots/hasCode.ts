import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

const NO_CODE = '0x';

/** Whether an account has code after a block. */
export function hasCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'ots_hasCode'> {
  return async ([address, block = 'latest'], caller) => {
    // Otterscan sends block numbers as JSON integers.
    const parameter = typeof block === 'number' ? encodeQuantity(block) : block;
    const height = await stateHeight(parameter, blocks, caller);
    return (await state.code(normalizeAddress(address), height, caller)).length > NO_CODE.length;
  };
}
