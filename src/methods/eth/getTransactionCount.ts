import { stateHeight } from '../../chain/blockParameter.js';
import { pendingNonce, type PendingNonceParts } from '../../chain/fees/pendingNonce.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The account's nonce after the given block. `pending` also counts its pending transactions, up to the first gap. */
export function getTransactionCount(parts: PendingNonceParts): Handler<'eth_getTransactionCount'> {
  const { state, blocks } = parts;
  return ([given, block], caller) => {
    const address = normalizeAddress(given);
    if (block === 'pending') return pendingNonce(address, parts, caller).then(encodeQuantity);
    const account = mapAwaitable(stateHeight(block, blocks, caller), (height) =>
      state.account(address, height, caller),
    );
    return mapAwaitable(account, ({ nonce }) => encodeQuantity(nonce));
  };
}
