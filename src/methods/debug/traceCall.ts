import { findHeight } from '../../chain/blockParameter.js';
import { HistoryPruned } from '../../chain/errors.js';
import { decodeSafeInteger } from '../../evm/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkCall } from '../call/callOutcome.js';
import type { Services } from '../services.js';
import { traceOptions } from '../tracing/traceOptions.js';

/** The trace of a call on the state after a block, or after some of its transactions. */
export function traceCall({
  blocks,
  traces,
  identity,
}: Pick<Services, 'blocks' | 'traces' | 'identity'>): Handler<'debug_traceCall'> {
  return async ([given, parameter = 'latest', config], { signal }) => {
    const options = traceOptions(config);
    const call = checkCall(given, identity.chainId);
    if (parameter === 'pending')
      throw rpcError('traceFailed', { reason: 'tracing on top of pending is not supported' });
    const height = await findHeight(parameter, blocks, signal);
    if (height !== null && height < blocks.earliest()) throw new HistoryPruned(height, blocks.earliest());
    const block = height === null ? null : await blocks.summary(height, signal);
    if (block === null) throw rpcError('traceFailed', { reason: notFound(parameter, height) });
    const { stateOverrides = null, blockOverrides = null, txIndex = null } = config ?? {};
    const base = { block, transactions: txIndex === null ? null : (decodeSafeInteger(txIndex) ?? Infinity) };
    const [outcome] = await traces.calls(base, [{ call, stateOverrides, blockOverrides, options }], signal);
    if (outcome === undefined) throw new Error('a traced call without an outcome');
    if ('error' in outcome) throw rpcError('traceFailed', { reason: outcome.error });
    return outcome.trace;
  };
}

function notFound(parameter: unknown, height: number | null): string {
  return height === null ? `block ${JSON.stringify(parameter)} not found` : `block #${height} not found`;
}
