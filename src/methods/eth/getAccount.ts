import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress, ZERO_HASH } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Balance, nonce and code hash of the account after the given block. The storage root is zero, as in eth_getProof. */
export function getAccount({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getAccount'> {
  return async ([address, block], caller) => {
    const height = await stateHeight(block, blocks, caller);
    const { balance, nonce, codeHash } = await state.account(normalizeAddress(address), height, caller);
    return {
      balance: encodeQuantity(balance),
      codeHash,
      nonce: encodeQuantity(nonce),
      storageRoot: ZERO_HASH,
    };
  };
}
