import { executionError } from '../refusals/executionError.js';

/** Most bytes of a trace of the embedded chain; Halley's gRPC client accepts responses of this size. */
export const MAX_TRACE_BYTES = 24 * 1024 * 1024;

/** Milliseconds; the default of go-ethereum. */
export const DEFAULT_TRACE_TIMEOUT_MS = 5000;

/** The longest timeout that a client gets, milliseconds. */
export const MAX_TRACE_TIMEOUT_MS = 30_000;

/** The text of go-ethereum for a trace that is out of time. */
export const TRACE_TIMED_OUT = 'execution timeout';

/** A trace that exceeded a limit, or whose tracer failed; the client gets `message`. */
export class TraceFailed extends Error {
  override readonly name = 'TraceFailed';
}

/** Counts the bytes of a trace before they are made. */
export class TraceSize {
  #bytes = 0;
  readonly #limit: number;
  readonly #exceeded: (limit: number) => Error;

  /** `exceeded` makes the error of a trace that is too large; by default a TraceFailed that says what to do. */
  constructor(limit = MAX_TRACE_BYTES, exceeded: (limit: number) => Error = traceTooLarge) {
    this.#limit = limit;
    this.#exceeded = exceeded;
  }

  /** Bytes that may be added. */
  get left(): number {
    return this.#limit - this.#bytes;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#limit) this.exceed();
  }

  exceed(): never {
    throw this.#exceeded(this.#limit);
  }
}

/** Counts the bytes of an answer before they are made. Throws ExecutionError above the limit. */
export function answerSize(maxBytes: number): TraceSize {
  return new TraceSize(maxBytes, (limit) => executionError('responseTooLarge', { limit }, { limit }));
}

function traceTooLarge(limit: number): TraceFailed {
  return new TraceFailed(
    `trace of more than ${limit} bytes: set "limit", leave out stack, memory and storage, or use another tracer`,
  );
}

/** The time at which a tracer is stopped. */
export class Deadline {
  readonly #at: number;

  constructor(timeoutMs: number) {
    this.#at = performance.now() + timeoutMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#at - performance.now());
  }

  check(): void {
    if (this.leftMs === 0) throw new TraceFailed(TRACE_TIMED_OUT);
  }
}
