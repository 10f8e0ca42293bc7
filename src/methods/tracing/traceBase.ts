import type { BlockParameter } from '../../../generated/types.js';
import { findHeight, isBeforeChain, missingHistory } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import type { TraceBase } from '../../chain/traces.js';
import { rpcError } from '../../jsonrpc/errors.js';

/**
 * Where traced calls begin: after so many transactions of a block, null for all. Rejects with traceFailed in geth's
 * words.
 */
export async function readTraceBase(
  parameter: BlockParameter,
  transactions: number | null,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'numberOfHash' | 'summary'>,
  signal: AbortSignal,
): Promise<TraceBase> {
  if (parameter === 'pending') throw rpcError('traceFailed', { reason: 'tracing on top of pending is not supported' });
  const height = await findHeight(parameter, blocks, signal);
  const missing = height === null || isBeforeChain(height, blocks) ? null : missingHistory(height, blocks);
  if (missing !== null) throw missing;
  const block = height === null ? null : await blocks.summary(height, signal);
  if (block !== null) return { block, transactions };
  const name = height === null ? JSON.stringify(parameter).replaceAll('"', '') : `#${height}`;
  throw rpcError('traceFailed', { reason: `block ${name} not found` });
}
