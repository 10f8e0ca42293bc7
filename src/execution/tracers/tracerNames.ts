import type { TraceOptions } from '../../chain/traces.js';

/**
 * The tracers that have a name, those of go-ethereum. A node takes any other text for the source of a JavaScript tracer
 * and runs it, so only these names may go to a node, also inside the configuration of muxTracer.
 */
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

/** Whether the text is the name of a tracer, letter by letter. Struct logs have none. */
export function isTracerName(text: string): boolean {
  return TRACER_NAMES.has(text);
}

/** Whether all tracers of a request have names or none, those inside muxTracer too, however deep. */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return tracer === '' || isTracerName(tracer);
  return Object.entries(tracerConfig).every(([name, config]) => {
    if (name === '' || typeof config !== 'object' || config === null) return isTracerName(name);
    return namesOnlyTracers({ tracer: name, tracerConfig: { ...config } });
  });
}
