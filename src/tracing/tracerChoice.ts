/** Which tracers a request may name. */
import type { TraceOptions } from '../chain/traces.js';
import { isTracerName } from './tracerNames.js';
import { traceFailed, traceUnsupported } from './traceErrors.js';

/** A name that could be meant as the name of a tracer. */
const NAME = /^[A-Za-z_$][\w$]{0,99}$/;

/**
 * Throws TraceError for a tracer that Halley does not know, also inside the configuration of muxTracer. Names are
 * compared letter by letter: a node would run another text as a program.
 */
export function checkTracer({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): void {
  if (tracer === '') return;
  checkName(tracer);
  if (tracer === 'muxTracer') checkMuxConfig(tracerConfig, 1);
}

/** Most muxTracers within each other. */
const MAX_MUX_LEVELS = 4;

function checkMuxConfig(config: Readonly<Record<string, unknown>>, level: number): void {
  if (level > MAX_MUX_LEVELS) throw traceFailed(`muxTracer in more than ${MAX_MUX_LEVELS} levels`);
  for (const [name, inner] of Object.entries(config)) {
    checkName(name);
    if (inner !== null && (typeof inner !== 'object' || Array.isArray(inner)))
      throw traceFailed(`tracerConfig.${name}: must be an object`);
    // It is an object, whose members are unknown.
    if (name === 'muxTracer') checkMuxConfig((inner ?? {}) as Record<string, unknown>, level + 1);
  }
}

function checkName(name: string): void {
  if (isTracerName(name)) return;
  if (NAME.test(name)) throw traceFailed(`ReferenceError: ${name} is not defined at <eval>:1:2(0)`);
  throw traceUnsupported('JavaScript tracers', 'this server was started without --debug.js-tracers');
}
