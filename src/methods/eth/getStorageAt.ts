import { stateHeight } from '../../chain/blockParameter.js';
import { normalizeAddress, storageSlot } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * The 32-byte word at a storage position after the given block. The position is a quantity or up to 32 bytes of data.
 */
export function getStorageAt({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getStorageAt'> {
  return async ([address, position, block], request) => {
    const height = await stateHeight(block, blocks, request.signal);
    return state.storage(normalizeAddress(address), storageSlot(position), height, request.signal);
  };
}
