/**
 * The tracers that a request may name. A node takes any other text for the source of a JavaScript tracer and runs it,
 * so only these names go to a node, also inside the configuration of muxTracer.
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

/** Whether the text is the name of a tracer, letter by letter. */
export function isTracerName(text: string): boolean {
  return TRACER_NAMES.has(text);
}

/**
 * Whether all tracers of a request have names, those inside muxTracer too, however deep. The request itself may have
 * the empty name, which is that of struct logs.
 */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return tracer === '' || isTracerName(tracer);
  return Object.entries(tracerConfig).every(([name, config]) => {
    if (!isTracerName(name)) return false;
    if (typeof config !== 'object' || config === null) return true;
    return namesOnlyTracers({ tracer: name, tracerConfig: { ...config } });
  });
}
