import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { callFailure, checkCall } from '../callOutcome.js';
import { blockToRunOn, runsHere } from '../execution.js';
import type { Services } from '../services.js';

/** The lowest gas limit with which a call succeeds. Asked of the node; with overrides that it does not understand, found here. */
export function estimateGas(
  parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity'>,
): Handler<'eth_estimateGas'> {
  const { state, blocks, executor, identity } = parts;
  return async ([given, block, stateOverrides, blockOverrides], { signal }) => {
    const request = checkCall(given, identity.chainId);
    const height = await stateHeight(block, blocks, signal);
    const overrides = { stateOverrides: stateOverrides ?? null, blockOverrides: blockOverrides ?? null };
    const outcome = runsHere(overrides, state)
      ? await executor.estimateGas({ call: request, ...overrides }, await blockToRunOn(height, blocks), signal)
      : await state.estimateGas(request, height, overrides.stateOverrides, signal);
    if ('gas' in outcome) return encodeQuantity(outcome.gas);
    throw await callFailure(outcome, request, height, state);
  };
}
