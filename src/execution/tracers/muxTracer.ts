import { muxTrace } from './traceBytes.js';
import type { EmittedLog, Frame, FrameEnd, LiveState, Step, TracedTransaction, TraceEnd, Tracer } from './tracer.js';

/** `muxTracer`: several tracers for one execution; the trace is an object with each tracer's trace by its name. */
export class MuxTracer implements Tracer {
  readonly #tracers: ReadonlyMap<string, Tracer>;

  constructor(tracers: ReadonlyMap<string, Tracer>) {
    this.#tracers = tracers;
  }

  start(transaction: TracedTransaction, state: LiveState): void {
    for (const tracer of this.#tracers.values()) tracer.start?.(transaction, state);
  }

  enter(frame: Frame): void {
    for (const tracer of this.#tracers.values()) tracer.enter?.(frame);
  }

  exit(end: FrameEnd): void {
    for (const tracer of this.#tracers.values()) tracer.exit?.(end);
  }

  step(step: Step): void {
    for (const tracer of this.#tracers.values()) tracer.step?.(step);
  }

  fault(step: Step, error: string): void {
    for (const tracer of this.#tracers.values()) tracer.fault?.(step, error);
  }

  log(log: EmittedLog): void {
    for (const tracer of this.#tracers.values()) tracer.log?.(log);
  }

  end(end: TraceEnd): void {
    for (const tracer of this.#tracers.values()) tracer.end?.(end);
  }

  result(): Uint8Array {
    return muxTrace([...this.#tracers].map(([name, tracer]) => [name, tracer.result()]));
  }

  dispose(): void {
    for (const tracer of this.#tracers.values()) tracer.dispose?.();
  }
}
