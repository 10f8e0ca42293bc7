/** What became of a request: the text of the answer as it came, or why there is none. */

/** Why no whole answer came. */
export type FailureReason =
  'aborted' | 'timedOut' | 'tooLarge' | 'unreachable' | 'redirected' | 'closed' | 'badAddress' | 'notText';

/** A request that ended. `milliseconds` runs from sending to the end of the answer. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly bytes: number;
      readonly milliseconds: number;
      /** HTTP status; undefined over WebSocket. */
      readonly status: number | undefined;
    }
  | {
      readonly kind: 'failure';
      readonly reason: FailureReason;
      /** One sentence for the reader. */
      readonly message: string;
      readonly milliseconds: number;
    };

/** How a request is sent. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Longest time from sending to the end of the answer; 60 s when left out. */
  readonly timeoutMs?: number;
  /** Largest answer that is read, in bytes; 32 MiB when left out. */
  readonly maxBytes?: number;
  /** Sent as `Authorization: Bearer …` over HTTP. Browsers send no such header with a WebSocket. */
  readonly bearerToken?: string;
}

/** Time-out and size of an answer when the caller names none. */
export const SEND_DEFAULTS = { timeoutMs: 60_000, maxBytes: 32 * 1024 * 1024 };

/** The failure that stands for a reason. */
export function failure(reason: FailureReason, message: string, startedAt: number): Outcome {
  return { kind: 'failure', reason, message, milliseconds: performance.now() - startedAt };
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The sentence for an answer above the limit. */
export function tooLargeMessage(maxBytes: number): string {
  return `The answer is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB. The rest was not read.`;
}
