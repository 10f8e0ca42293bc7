/** What can go wrong. Every error that this package throws is a {@link HalleyError}. */

/** Base of all errors of this package. */
export class HalleyError extends Error {
  override name = 'HalleyError';
}

/** The server cannot be reached, the connection broke, or HTTP answered something else than JSON-RPC. */
export class TransportError extends HalleyError {
  override name = 'TransportError';
  /** HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;

  /** @param status HTTP status, where there was one. */
  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.status = options.status;
  }
}

/** There was no answer in time. The server may have done what it was asked to. */
export class TimeoutError extends HalleyError {
  override name = 'TimeoutError';
}

/** The caller's signal ended the call. */
export class AbortedError extends HalleyError {
  override name = 'AbortedError';
}

/** The server answered something that is not what the contract says. */
export class MalformedAnswerError extends HalleyError {
  override name = 'MalformedAnswerError';
}

/** A subscription had more notifications waiting than its buffer holds, because they were not taken fast enough. */
export class SlowConsumerError extends HalleyError {
  override name = 'SlowConsumerError';
}

/** An error that the server answered: what every error of the catalogue is, and the class of those it does not know. */
export class RpcError extends HalleyError {
  override name = 'RpcError';
  /** JSON-RPC error code. */
  readonly code: number;
  /** What the server sent with it, decoded where the contract says its shape; undefined when there is none. */
  readonly data: unknown;
  /** The method that was called. */
  readonly method: string;

  constructor(answered: { code: number; message: string; data?: unknown; method: string }) {
    super(answered.message);
    this.code = answered.code;
    this.data = answered.data;
    this.method = answered.method;
  }
}
