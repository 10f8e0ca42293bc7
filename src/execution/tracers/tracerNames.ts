/** The tracers that have a name. Any other text is the source of a JavaScript tracer. */
import type { TraceOptions } from '../../chain/traces.js';

/** The tracers of go-ethereum; the empty name is that of struct logs. */
const TRACER_NAMES: ReadonlySet<string> = new Set([
  '',
  'callTracer',
  'flatCallTracer',
  'prestateTracer',
  '4byteTracer',
  'muxTracer',
  'noopTracer',
]);

/** Whether a text is the name of a tracer. */
export function isTracerName(text: string): boolean {
  return TRACER_NAMES.has(text);
}

/** Whether all tracers of a request have names, those inside muxTracer too. */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return isTracerName(tracer);
  return Object.keys(tracerConfig).every((name) => name !== '' && isTracerName(name));
}
