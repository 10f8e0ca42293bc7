import type { Caller } from '../../caller/caller.js';
import { stateHeight, stateHeightAtOnce } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Spendable balance in wei after the given block. */
export function getBalance({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getBalance'> {
  return ([given, block], request) => {
    const address = normalizeAddress(given);
    const height = stateHeightAtOnce(block, blocks);
    const known = height === null ? undefined : state.knownAccount(address, height);
    return known === undefined ? ask(request) : encodeQuantity(known.balance);

    async function ask(caller: Caller) {
      return encodeQuantity((await state.account(address, await stateHeight(block, blocks, caller), caller)).balance);
    }
  };
}
