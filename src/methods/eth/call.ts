import type { Handler } from '../../jsonrpc/request.js';
import { executeCall, type CallParts } from '../call/callExecution.js';

/** The output of a message call on the state after the given block. */
export function call(parts: CallParts): Handler<'eth_call'> {
  return async (params, { signal }) => (await executeCall(params, parts, signal)).returnData;
}
