import { stateHeight } from '../../chain/blockParameter.js';
import { pendingNonce, type PendingNonceParts } from '../../chain/fees/pendingNonce.js';
import { encodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The account's nonce after the given block. `pending` also counts its pending transactions, up to the first gap. */
export function getTransactionCount(parts: PendingNonceParts): Handler<'eth_getTransactionCount'> {
  const { state, blocks } = parts;
  return async ([given, block], { signal }) => {
    const address = normalizeAddress(given);
    if (block === 'pending') return encodeQuantity(await pendingNonce(address, parts, signal));
    const height = await stateHeight(block, blocks, signal);
    return encodeQuantity((await state.account(address, height, signal)).nonce);
  };
}
