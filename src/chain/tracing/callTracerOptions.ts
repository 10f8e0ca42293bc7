import type { TraceOptions } from '../traces.js';

/** The traces that are kept: callTracer's without options. The timeout of one trace is in milliseconds. */
export function callTracerOptions(timeoutMs: number): TraceOptions {
  return {
    tracer: 'callTracer',
    tracerConfig: {},
    disableStack: false,
    disableStorage: false,
    enableMemory: false,
    enableReturnData: false,
    limit: 0,
    timeoutMs,
  };
}
