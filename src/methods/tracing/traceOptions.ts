import { methodTable } from '../../../generated/methods.js';
import type { TraceConfig } from '../../../generated/types.js';
import { parseDuration } from '../../execution/tracers/duration.js';
import type { TraceOptions } from '../../chain/traces.js';
import { rpcError } from '../../jsonrpc/errors.js';

/** The timeout of geth, milliseconds. */
const DEFAULT_TIMEOUT_MS = 5_000;

const MAX_TIMEOUT_MS = methodTable.debug_traceTransaction.limits.traceTime.default;

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
    throw rpcError('traceFailed', { reason: `time: invalid duration ${shown}` });
  }
  if (timeoutMs <= 0) throw rpcError('traceFailed', { reason: 'execution timeout' });
  return Math.min(timeoutMs, MAX_TIMEOUT_MS);
}
