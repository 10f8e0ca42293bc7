/** Bounds of a trace: whatever code does and a client asks for, it ends. */

/** Most bytes of a trace; what a gRPC client takes by default in one answer leaves room for them. */
export const MAX_TRACE_BYTES = 24 * 1024 * 1024;

/** go-ethereum's own. */
export const DEFAULT_TRACE_TIMEOUT_MS = 5000;

/** Longest that a client may ask for. */
export const MAX_TRACE_TIMEOUT_MS = 30_000;

/** A trace that ran into one of its bounds, or whose tracer failed; `message` is what the client is told. */
export class TraceFailed extends Error {
  override readonly name = 'TraceFailed';
}

/** Counts what a trace will be, before it is. */
export class TraceSize {
  #bytes = 0;
  readonly #limit: number;

  constructor(limit = MAX_TRACE_BYTES) {
    this.#limit = limit;
  }

  /** @throws TraceFailed once the sum is above the limit */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= this.#limit) return;
    throw new TraceFailed(
      `trace of more than ${this.#limit} bytes: set "limit", leave out stack, memory and storage, or use another tracer`,
    );
  }
}

/** The moment at which a trace is given up. */
export class Deadline {
  readonly #at: number;

  constructor(timeoutMs: number) {
    this.#at = performance.now() + timeoutMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#at - performance.now());
  }

  /** @throws TraceFailed in go-ethereum's words */
  check(): void {
    if (this.leftMs === 0) throw new TraceFailed('execution timeout');
  }
}
