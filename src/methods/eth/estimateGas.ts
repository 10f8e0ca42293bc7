import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { execution } from '../call/callExecution.js';
import type { Services } from '../services.js';

/** The lowest gas limit with which a call succeeds. */
export function estimateGas(
  parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity'>,
): Handler<'eth_estimateGas'> {
  const run = execution('estimateGas', parts);
  return async (params, { signal }) => encodeQuantity((await run(params, signal)).gas);
}
