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
export function namesOnlyTracers(named: NamedTracer): boolean {
  return countScripts(named) === 0;
}

/** The number of tracers in JavaScript. */
export function countScripts({ tracer, tracerConfig }: NamedTracer): number {
  if (tracer !== 'muxTracer') return tracer === '' || isTracerName(tracer) ? 0 : 1;
  const counts = Object.entries(tracerConfig).map(([name, config]) => {
    if (!isTracerName(name)) return 1;
    if (typeof config !== 'object' || config === null) return 0;
    return countScripts({ tracer: name, tracerConfig: { ...config } });
  });
  return counts.reduce((total, count) => total + count, 0);
}

type NamedTracer = Pick<TraceOptions, 'tracer' | 'tracerConfig'>;
