/** The tracers that a request may name, and what their traces are made from. */
import type { TraceOptions } from '../../chain/traces.js';
import { isTracerName } from '../../execution/tracers/tracerNames.js';
import { traceFailed, traceUnsupported } from './traceErrors.js';

/** A text that is meant as a name, and not as a program. */
const NAME = /^[A-Za-z_$][\w$]{0,99}$/;

/** Maximum depth of nested muxTracers, and of tracers in all of them. */
const MAX_MUX_LEVELS = 4;
const MAX_MUX_TRACERS = 8;

/**
 * Throws TraceError for an unknown tracer, also inside the configuration of muxTracer. Names must match exactly: a node
 * would run another text as a program. `javascript` allows programs, which only the engine runs.
 */
export function checkTracer(
  { tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>,
  javascript: boolean,
) {
  if (tracer === '') return;
  checkName(tracer, javascript);
  if (tracer !== 'muxTracer') return;
  const inner = muxed(tracerConfig, javascript, 1);
  if (inner > MAX_MUX_TRACERS) throw traceFailed(`muxTracer with ${inner} tracers: at most ${MAX_MUX_TRACERS}`);
}

function muxed(config: Readonly<Record<string, unknown>>, javascript: boolean, level: number): number {
  if (level > MAX_MUX_LEVELS) throw traceFailed(`muxTracer in more than ${MAX_MUX_LEVELS} levels`);
  let count = 0;
  for (const [name, inner] of Object.entries(config)) {
    checkName(name, javascript);
    const isConfig = inner === null || (typeof inner === 'object' && !Array.isArray(inner));
    if (!isConfig) throw traceFailed(`tracerConfig: the options of ${name.slice(0, 100)} must be an object`);
    count += name === 'muxTracer' ? muxed(innerConfig(inner), javascript, level + 1) : 1;
  }
  return count;
}

/** The tracers inside muxTracer, which `checkTracer` has checked. */
export function innerTracers(options: TraceOptions): TraceOptions[] {
  return Object.entries(options.tracerConfig).map(([tracer, config]) => ({
    ...options,
    tracer,
    tracerConfig: innerConfig(config),
  }));
}

/** Whether the trace follows from that of callTracer without options. */
export function followsFromFrames({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer === 'flatCallTracer' || tracer === '4byteTracer') return true;
  return tracer === 'callTracer' && tracerConfig['withLog'] !== true;
}

function innerConfig(config: unknown): Readonly<Record<string, unknown>> {
  // It was checked to be null or an object that is no list.
  return (config ?? {}) as Record<string, unknown>;
}

function checkName(name: string, javascript: boolean): void {
  if (isTracerName(name)) return;
  if (NAME.test(name)) throw traceFailed(`ReferenceError: ${name} is not defined at <eval>:1:2(0)`);
  if (!javascript) throw traceUnsupported('JavaScript tracers', 'this server was started without --debug.js-tracers');
}
