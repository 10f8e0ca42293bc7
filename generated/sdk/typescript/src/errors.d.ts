// Generated from openrpc.json by `npm run generate`. Do not edit.
/** What can go wrong. Every error that this package throws is a {@link HalleyError}. */
/** Base of all errors of this package. */
export declare class HalleyError extends Error {
  name: string;
}
/** The server cannot be reached, the connection broke, or HTTP answered something else than JSON-RPC. */
export declare class TransportError extends HalleyError {
  name: string;
  /** HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** @param status HTTP status, where there was one. */
  constructor(
    message: string,
    options?: {
      status?: number;
      cause?: unknown;
    },
  );
}
/** There was no answer in time. The server may have done what it was asked to. */
export declare class TimeoutError extends HalleyError {
  name: string;
}
/** The caller's signal ended the call. */
export declare class AbortedError extends HalleyError {
  name: string;
}
/** The server answered something that is not what the contract says. */
export declare class MalformedAnswerError extends HalleyError {
  name: string;
}
/** A subscription had more notifications waiting than its buffer holds, because they were not taken fast enough. */
export declare class SlowConsumerError extends HalleyError {
  name: string;
}
/** An error that the server answered: what every error of the catalogue is, and the class of those it does not know. */
export declare class RpcError extends HalleyError {
  name: string;
  /** JSON-RPC error code. */
  readonly code: number;
  /** What the server sent with it, decoded where the contract says its shape; undefined when there is none. */
  readonly data: unknown;
  /** The method that was called. */
  readonly method: string;
  constructor(answered: { code: number; message: string; data?: unknown; method: string });
}
