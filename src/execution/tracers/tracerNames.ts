/** The tracers that may be named. Nodes run any other text as a JavaScript tracer, so they get only these. */
import type { TraceOptions } from '../../chain/traces.js';

const TRACER_NAMES: ReadonlySet<string> = new Set([
  'callTracer',
  'flatCallTracer',
  'prestateTracer',
  '4byteTracer',
  'muxTracer',
  'noopTracer',
  'keccak256PreimageTracer',
  'erc7562Tracer',
]);

/** Whether the text is exactly the name of a tracer. */
export function isTracerName(text: string): boolean {
  return TRACER_NAMES.has(text);
}

/** Whether all tracers have names, also inside muxTracer. The request itself may have the empty name (struct logs). */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return tracer === '' || isTracerName(tracer);
  return Object.entries(tracerConfig).every(([name, config]) => {
    if (!isTracerName(name)) return false;
    if (typeof config !== 'object' || config === null) return true;
    return namesOnlyTracers({ tracer: name, tracerConfig: { ...config } });
  });
}
