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
  'keccak256PreimageTracer',
  'erc7562Tracer',
]);

/** Whether a text is the name of a tracer. */
function isTracerName(text: string): boolean {
  return TRACER_NAMES.has(text);
}

/** Whether all tracers of a request have names, those inside muxTracer too, however deep. */
export function namesOnlyTracers({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer !== 'muxTracer') return isTracerName(tracer);
  return Object.entries(tracerConfig).every(([name, config]) => {
    if (name === '' || typeof config !== 'object' || config === null) return name !== '' && isTracerName(name);
    return namesOnlyTracers({ tracer: name, tracerConfig: { ...config } });
  });
}
