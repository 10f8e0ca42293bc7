import { stateHeight } from '../../chain/blockParameter.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import { normalizeAddress, storageSlot } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * The 32-byte word at a storage position after the given block. The position is a quantity or up to 32 bytes of data.
 */
export function getStorageAt({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getStorageAt'> {
  return ([given, position, block], caller) => {
    const address = normalizeAddress(given);
    const slot = storageSlot(position);
    return mapAwaitable(stateHeight(block, blocks, caller), (height) => state.storage(address, slot, height, caller));
  };
}
