import type { Caller } from '../../caller/caller.js';
import { stateHeight, stateHeightAtOnce } from '../../chain/blockParameter.js';
import { normalizeAddress, storageSlot } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * The 32-byte word at a storage position after the given block. The position is a quantity or up to 32 bytes of data.
 */
export function getStorageAt({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getStorageAt'> {
  return ([given, position, block], request) => {
    const address = normalizeAddress(given);
    const slot = storageSlot(position);
    const height = stateHeightAtOnce(block, blocks);
    const known = height === null ? undefined : state.knownStorage(address, slot, height);
    return known ?? ask(request);

    async function ask(caller: Caller) {
      return state.storage(address, slot, await stateHeight(block, blocks, caller), caller);
    }
  };
}
