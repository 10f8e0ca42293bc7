import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Spendable balance in wei after the given block. */
export function getBalance({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getBalance'> {
  return async ([address, block], request) => {
    const height = await stateHeight(block, blocks, request.signal);
    return encodeQuantity((await state.account(normalizeAddress(address), height, request.signal)).balance);
  };
}
