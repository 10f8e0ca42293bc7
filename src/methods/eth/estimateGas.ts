import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { executeEstimate, type CallParts } from '../call/callExecution.js';

/** The lowest gas limit with which a call succeeds. */
export function estimateGas(parts: CallParts): Handler<'eth_estimateGas'> {
  return (params, caller) => mapAwaitable(executeEstimate(params, parts, caller), encodeQuantity);
}
