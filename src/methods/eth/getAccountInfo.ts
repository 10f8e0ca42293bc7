import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Balance, nonce and code of the account after the given block. */
export function getAccountInfo({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getAccountInfo'> {
  return async ([given, block], caller) => {
    const address = normalizeAddress(given);
    const height = await stateHeight(block, blocks, caller);
    const [{ balance, nonce }, code] = await Promise.all([
      state.account(address, height, caller),
      state.code(address, height, caller),
    ]);
    return { balance: encodeQuantity(balance), nonce: encodeQuantity(nonce), code };
  };
}
