import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { heightOfNumber } from '../otterscan/numbers.js';
import type { Services } from '../services.js';

const NO_CODE = '0x';

/** Whether an account has code after a block. */
export function hasCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'ots_hasCode'> {
  return async ([address, block = 'latest'], { signal }) => {
    const height = await stateHeight(encodeQuantity(heightOfNumber(block, blocks)), blocks, signal);
    return (await state.code(normalizeAddress(address), height, signal)).length > NO_CODE.length;
  };
}
