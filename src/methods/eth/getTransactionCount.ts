import type { Caller } from '../../caller/caller.js';
import { stateHeight, stateHeightAtOnce } from '../../chain/blockParameter.js';
import { pendingNonce, type PendingNonceParts } from '../../chain/fees/pendingNonce.js';
import type { State } from '../../chain/state.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The account's nonce after the given block. `pending` also counts its pending transactions, up to the first gap. */
export function getTransactionCount(
  parts: PendingNonceParts & { state: Pick<State, 'knownAccount'> },
): Handler<'eth_getTransactionCount'> {
  const { state, blocks } = parts;
  return ([given, block], request) => {
    const address = normalizeAddress(given);
    const height = stateHeightAtOnce(block, blocks);
    const known = height === null ? undefined : state.knownAccount(address, height);
    return known === undefined ? ask(request) : encodeQuantity(known.nonce);

    async function ask(caller: Caller) {
      if (block === 'pending') return encodeQuantity(await pendingNonce(address, parts, caller));
      return encodeQuantity((await state.account(address, await stateHeight(block, blocks, caller), caller)).nonce);
    }
  };
}
