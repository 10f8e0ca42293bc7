import type { Caller } from '../../caller/caller.js';
import type { BlockParameter } from '../../../generated/types.js';
import { findHeight, isBeforeChain, missingHistory, stateHeight } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import type { TraceBase } from '../../chain/traces.js';
import { rpcError } from '../../jsonrpc/errors.js';

/**
 * Where traced calls begin: after so many transactions of a block, null for all. `earliest` is the first block that has
 * a state. Rejects with traceFailed in geth's words.
 */
export async function readTraceBase(
  parameter: BlockParameter,
  transactions: number | null,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'numberOfHash' | 'summary'>,
  caller: Caller,
): Promise<TraceBase> {
  if (parameter === 'pending') throw rpcError('traceFailed', { reason: 'tracing on top of pending is not supported' });
  const named = await findHeight(parameter, blocks, caller);
  if (named === null || named > blocks.head() || isBeforeChain(named, blocks)) throw notFound(parameter, named);
  const height = await stateHeight(parameter, blocks, caller);
  const block = await blocks.summary(height, caller);
  if (block === null) throw missingHistory(height, blocks) ?? notFound(parameter, height);
  return { block, transactions };
}

function notFound(parameter: BlockParameter, height: number | null): Error {
  const name = height === null ? JSON.stringify(parameter).replaceAll('"', '') : `#${height}`;
  return rpcError('traceFailed', { reason: `block ${name} not found` });
}
