import type { SimulatePayload } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blockToRunOn } from '../call/callExecution.js';
import { checkCall } from '../call/callOutcome.js';
import type { Services } from '../services.js';

type Parts = Pick<Services, 'blocks' | 'executor' | 'identity'>;

/** Executes blocks of calls, each on top of the one before, on the state after the given block. */
export function simulateV1({ blocks, executor, identity }: Parts): Handler<'eth_simulateV1'> {
  return async ([payload, block], caller) => {
    const checked = checkCalls(payload, identity.chainId);
    const base = await blockToRunOn(await stateHeight(block, blocks, caller), blocks, caller);
    return executor.simulate(checked, base, caller);
  };
}

function checkCalls(payload: SimulatePayload, chainId: bigint): SimulatePayload {
  const blockStateCalls = payload.blockStateCalls.map((block, blockIndex) => {
    const path = `payload.blockStateCalls[${blockIndex}].calls`;
    const calls = block.calls?.map((call, index) => checkCall(call, chainId, `${path}[${index}]`));
    return calls === undefined ? block : { ...block, calls };
  });
  return { ...payload, blockStateCalls };
}
