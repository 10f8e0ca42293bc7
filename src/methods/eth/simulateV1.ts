import { stateHeight } from '../../chain/blockParameter.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blockToRunOn } from '../call/callExecution.js';
import type { Services } from '../services.js';

/** Executes blocks of calls, each on top of the one before, on the state after the given block. */
export function simulateV1({ blocks, executor }: Pick<Services, 'blocks' | 'executor'>): Handler<'eth_simulateV1'> {
  return async ([payload, block], { signal }) => {
    const base = await blockToRunOn(await stateHeight(block, blocks, signal), blocks);
    return executor.simulate(payload, base, signal);
  };
}
