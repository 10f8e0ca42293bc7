import { stateHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkCall, outputOf } from '../callOutcome.js';
import { blockToRunOn, runsHere } from '../execution.js';
import type { Services } from '../services.js';

/**
 * The output of a message call on the state after the given block. The node runs it; with overrides that the node does not understand, it is
 * run here.
 */
export function call(parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity'>): Handler<'eth_call'> {
  const { state, blocks, executor, identity } = parts;
  return async ([given, block, stateOverrides, blockOverrides], { signal }) => {
    const request = checkCall(given, identity.chainId);
    const height = await stateHeight(block, blocks, signal);
    const overrides = { stateOverrides: stateOverrides ?? null, blockOverrides: blockOverrides ?? null };
    const outcome = runsHere(overrides, state)
      ? await executor.call({ call: request, ...overrides }, await blockToRunOn(height, blocks), signal)
      : await state.call(request, height, overrides.stateOverrides, signal);
    return outputOf(outcome, request, height, state);
  };
}
