import { encodeWord, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { encodeCall, findTokenSlot } from '../development/tokenSlot.js';
import type { Services } from '../services.js';

/** Selector of allowance(address,address). */
const ALLOWANCE = '0xdd62ed3e';

/** Sets how much of an owner's tokens a spender may move. */
export function setERC20Allowance({
  development,
  ...parts
}: Pick<Services, 'development' | 'blocks' | 'executor'>): Handler<'anvil_setERC20Allowance'> {
  return async ([owner, spender, token, amount], caller) => {
    const chain = development();
    const input = encodeCall(ALLOWANCE, normalizeAddress(owner), normalizeAddress(spender));
    const question = { token: normalizeAddress(token), input, what: 'allowance' };
    const { address, slot } = await findTokenSlot(question, parts, caller);
    await chain.setStorageAt(address, slot, encodeWord(BigInt(amount)));
    return null;
  };
}
