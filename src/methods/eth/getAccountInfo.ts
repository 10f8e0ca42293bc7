import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Balance, nonce and code of the account after the given block. */
export function getAccountInfo({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getAccountInfo'> {
  return async ([given, block], { signal }) => {
    const address = normalizeAddress(given);
    const height = await stateHeight(block, blocks, signal);
    const [{ balance, nonce }, code] = await Promise.all([
      state.account(address, height, signal),
      state.code(address, height, signal),
    ]);
    return { balance: encodeQuantity(balance), nonce: encodeQuantity(nonce), code };
  };
}
