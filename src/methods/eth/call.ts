import type { Caller } from '../../caller/caller.js';
import type { Handler } from '../../jsonrpc/request.js';
import { executeCall, knownOutput, type CallParts } from '../call/callExecution.js';

/** The output of a message call on the state after the given block. */
export function call(parts: CallParts): Handler<'eth_call'> {
  return (params, request) => {
    return knownOutput(params, parts) ?? execute(request);

    async function execute(caller: Caller) {
      return (await executeCall(params, parts, caller)).returnData;
    }
  };
}
