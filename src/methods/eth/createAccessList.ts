import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { revertReason } from '../../ethereum/revertReason.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkCall } from '../call/callOutcome.js';
import { blockToRunOn } from '../call/callExecution.js';
import type { Services } from '../services.js';

/**
 * The accounts and slots that a call touches, as an EIP-2930 access list, and the gas that the call uses with this
 * list. For a call that fails, `error` says why.
 */
export function createAccessList({
  blocks,
  executor,
  identity,
}: Pick<Services, 'blocks' | 'executor' | 'identity'>): Handler<'eth_createAccessList'> {
  return async ([given, block, stateOverrides], caller) => {
    const request = checkCall(given, identity.chainId);
    const base = await blockToRunOn(await stateHeight(block, blocks, caller), blocks, caller);
    const callRequest = { call: request, stateOverrides: stateOverrides ?? null, blockOverrides: null };
    const { accessList, gasUsed, vmError, returnData } = await executor.createAccessList(callRequest, base, caller);
    const reason = vmError === '' ? null : revertReason(returnData);
    return {
      accessList,
      gasUsed: encodeQuantity(gasUsed),
      ...(vmError !== '' && { error: reason === null ? vmError : `${vmError}: ${reason}` }),
    };
  };
}
