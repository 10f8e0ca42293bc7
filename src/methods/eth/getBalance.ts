import { stateHeight } from '../../chain/blockParameter.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Spendable balance in wei after the given block. */
export function getBalance({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getBalance'> {
  return ([given, block], caller) => {
    const address = normalizeAddress(given);
    const account = mapAwaitable(stateHeight(block, blocks, caller), (height) =>
      state.account(address, height, caller),
    );
    return mapAwaitable(account, ({ balance }) => encodeQuantity(balance));
  };
}
