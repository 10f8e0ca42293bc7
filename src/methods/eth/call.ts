import type { Handler } from '../../jsonrpc/request.js';
import { execution } from '../call/callExecution.js';
import type { Services } from '../services.js';

/** The output of a message call on the state after the given block. */
export function call(parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity'>): Handler<'eth_call'> {
  const run = execution('call', parts);
  return async (params, { signal }) => (await run(params, signal)).returnData;
}
