import type { Caller } from '../../caller/caller.js';
import { methodTable } from '../../../generated/methods.js';
import type { BlockParameter, TraceConfig } from '../../../generated/types.js';
import { findHeight, isBeforeChain, missingHistory, stateHeight } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import type { TraceBase, TraceOptions } from '../../chain/traces.js';
import { parseDuration } from '../../execution/tracers/duration.js';
import { traceFailed } from './traceErrors.js';

/** The time of one trace where the request names none: geth's default, milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5_000;

/** The longest time of one trace that a request may name, milliseconds. */
export const MAX_TIMEOUT_MS = methodTable.debug_traceTransaction.limits.traceTime.default;

/** The options of a request, with geth's defaults. Throws traceFailed for a timeout that Go would not read. */
export function traceOptions(config: TraceConfig = {}): TraceOptions {
  return {
    tracer: config.tracer ?? '',
    tracerConfig: config.tracerConfig ?? {},
    disableStack: config.disableStack ?? false,
    disableStorage: config.disableStorage ?? false,
    enableMemory: config.enableMemory ?? false,
    enableReturnData: config.enableReturnData ?? false,
    limit: config.limit ?? 0,
    timeoutMs: timeoutOf(config.timeout ?? null),
  };
}

function timeoutOf(text: string | null): number {
  if (text === null) return DEFAULT_TIMEOUT_MS;
  const timeoutMs = parseDuration(text);
  if (timeoutMs === null) {
    const shown = JSON.stringify(text.slice(0, 100));
    throw traceFailed(`time: invalid duration ${shown}`);
  }
  if (timeoutMs <= 0) throw traceFailed('execution timeout');
  return Math.min(timeoutMs, MAX_TIMEOUT_MS);
}

/**
 * Where traced calls begin: after this number of transactions of a block, null for all. `earliest` is the first block
 * that has a state. Rejects with traceFailed in geth's words.
 */
export async function readTraceBase(
  parameter: BlockParameter,
  transactions: number | null,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'numberOfHash' | 'summary'>,
  caller: Caller,
): Promise<TraceBase> {
  if (parameter === 'pending') throw traceFailed('tracing on top of pending is not supported');
  const named = await findHeight(parameter, blocks, caller);
  if (named === null || named > blocks.head() || isBeforeChain(named, blocks)) throw notFound(parameter, named);
  const height = await stateHeight(parameter, blocks, caller);
  const block = await blocks.summary(height, caller);
  if (block === null) throw missingHistory(height, blocks) ?? notFound(parameter, height);
  return { block, transactions };
}

function notFound(parameter: BlockParameter, height: number | null): Error {
  const name = height === null ? JSON.stringify(parameter).replaceAll('"', '') : `#${height}`;
  return traceFailed(`block ${name} not found`);
}
