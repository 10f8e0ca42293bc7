import { decodeSafeInteger } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkCall } from '../call/callOutcome.js';
import type { Services } from '../services.js';
import { readTraceBase, traceOptions } from './traceParameters.js';

/** The trace of a call on the state after a block, or after some of its transactions. */
export function traceCall({
  blocks,
  traces,
  identity,
}: Pick<Services, 'blocks' | 'traces' | 'identity'>): Handler<'debug_traceCall'> {
  return async ([given, block = 'latest', config], caller) => {
    const options = traceOptions(config);
    const call = checkCall(given, identity.chainId);
    const { stateOverrides = null, blockOverrides = null, txIndex = null } = config ?? {};
    const transactions = txIndex === null ? null : (decodeSafeInteger(txIndex) ?? Number.MAX_SAFE_INTEGER);
    const base = await readTraceBase(block, transactions, blocks, caller);
    const [outcome] = await traces.calls(base, [{ call, stateOverrides, blockOverrides, options }], caller);
    if (outcome === undefined) throw new Error('a traced call without an outcome');
    if ('error' in outcome) throw rpcError('traceFailed', { reason: outcome.error });
    return outcome.trace;
  };
}
