/**
 * The tracers that a request may name. A node would run any other text as a JavaScript tracer, so only these names go
 * to a node, also inside the configuration of muxTracer.
 */
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

/**
 * Whether all tracers of a request have names, at any depth inside muxTracer. The request itself may have the empty
 * name, for struct logs.
 */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return tracer === '' || isTracerName(tracer);
  return Object.entries(tracerConfig).every(([name, config]) => {
    if (!isTracerName(name)) return false;
    if (typeof config !== 'object' || config === null) return true;
    return namesOnlyTracers({ tracer: name, tracerConfig: { ...config } });
  });
}
