/**
 * The tracers that a request may name. A node takes any other text for the source of a JavaScript tracer and runs it,
 * so only these names go to a node, also inside the configuration of muxTracer.
 */
export const TRACER_NAMES = [
  'callTracer',
  'flatCallTracer',
  'prestateTracer',
  '4byteTracer',
  'muxTracer',
  'noopTracer',
  'keccak256PreimageTracer',
  'erc7562Tracer',
] as const;

/** A tracer that Halley knows. */
export type TracerName = (typeof TRACER_NAMES)[number];

/** Whether the text is the name of a tracer, letter by letter. */
export function isTracerName(text: string): text is TracerName {
  return TRACER_NAMES.some((name) => name === text);
}
