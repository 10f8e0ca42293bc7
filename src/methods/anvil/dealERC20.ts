import { encodeWord, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { encodeCall, findTokenSlot } from '../development/tokenSlot.js';
import type { Services } from '../services.js';

/** Selector of balanceOf(address). */
const BALANCE_OF = '0x70a08231';

/** Sets the balance that an account has of a token. */
export function dealERC20({
  development,
  ...parts
}: Pick<Services, 'development' | 'blocks' | 'executor'>): Handler<'anvil_dealERC20'> {
  return async ([account, token, amount], caller) => {
    const chain = development();
    const input = encodeCall(BALANCE_OF, normalizeAddress(account));
    const question = { token: normalizeAddress(token), input, what: 'balance' };
    const { address, slot } = await findTokenSlot(question, parts, caller);
    await chain.setStorageAt(address, slot, encodeWord(BigInt(amount)));
    return null;
  };
}
