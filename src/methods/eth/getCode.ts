import type { Caller } from '../../caller/caller.js';
import { stateHeight, stateHeightAtOnce } from '../../chain/blockParameter.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Code of the account after the given block, `0x` for one without. */
export function getCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getCode'> {
  return ([given, block], request) => {
    const address = normalizeAddress(given);
    const height = stateHeightAtOnce(block, blocks);
    const known = height === null ? undefined : state.knownCode(address, height);
    return known ?? ask(request);

    async function ask(caller: Caller) {
      return state.code(address, await stateHeight(block, blocks, caller), caller);
    }
  };
}
