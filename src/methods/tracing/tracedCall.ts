import type { Caller } from '../../caller/caller.js';
import type { BlockParameter, CallWithTraceTypes } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { CallToTrace } from '../../tracing/parity/tracedCalls.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import { blockToRunOn } from '../call/callExecution.js';
import { checkCall } from '../call/callOutcome.js';
import type { LimitParts, Services } from '../services.js';

/** What the methods of `trace_` about calls work with. */
export type CallTraceParts = Pick<Services, 'blocks' | 'executor' | 'identity' | 'state' | 'traces'> &
  LimitParts<'maxResponseBytes'>;

/** The block on whose state calls run, as for eth_call. */
export async function baseOfCalls(
  parameter: BlockParameter | undefined,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<BlockSummary> {
  return blockToRunOn(await stateHeight(parameter, blocks, caller), blocks, caller);
}

/** One of the calls of trace_callMany; throws for what is no pair of a call and its trace types. */
export function callWithTypes(
  pair: CallWithTraceTypes,
  index: number,
  { identity }: Pick<Services, 'identity'>,
): CallToTrace {
  const [call, types, ...more] = pair;
  if (call === undefined || Array.isArray(call) || !Array.isArray(types) || more.length > 0) {
    const path = `calls[${index}]`;
    const expected = ['a list of a call and its trace types'];
    throw rpcError(
      'invalidParams',
      { reason: `invalid argument 0: ${path}: must be ${expected[0]}` },
      { path, expected },
    );
  }
  const checked = checkCall(call, identity.chainId);
  return { call: checked, types: traceTypes(types), stateOverrides: null, blockOverrides: null };
}
