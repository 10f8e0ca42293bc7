import type { Address, Bytes32 } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import { normalizeAddress, storageSlot } from '../../ethereum/hex.js';
import { invalidParameter } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Storage words of several accounts after the given block, in the order asked. */
export function getStorageValues({
  state,
  blocks,
}: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getStorageValues'> {
  return async ([requests, block], request) => {
    const entries = Object.entries(requests);
    const slots = entries.reduce((sum, [, positions]) => sum + positions.length, 0);
    if (slots === 0) {
      const reason = 'invalid argument 0: requests: empty request';
      throw invalidParameter(reason, 'requests', 'at least one storage position');
    }
    checkLimit('eth_getStorageValues', 'slots', slots);
    const height = await stateHeight(block, blocks, request);
    const values: Record<Address, Bytes32[]> = {};
    for (const [given, positions] of entries) {
      const address = normalizeAddress(given);
      const words = positions.map(async (position) => state.storage(address, storageSlot(position), height, request));
      values[address] = await Promise.all(words);
    }
    return values;
  };
}
