// Generated from openrpc.json by `npm run generate`. Do not edit.
/** What can be set for single calls. */
export interface CallOptions {
  /** Longest wait for an answer, milliseconds, for each attempt; 30,000 by default. */
  timeoutMs?: number | undefined;
  /** How often a method that only reads is sent again when the connection fails; 3 by default. */
  retries?: number | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}
/** What can be set for a client. */
export interface ClientOptions extends CallOptions {
  /**
   * Bearer token, or what makes one. Halley's tokens are valid for 60 seconds, so give a function: it is asked before
   * each HTTP request and each connection.
   */
  token?: string | (() => string | Promise<string>) | undefined;
  /**
   * Opens a WebSocket. Needed on Node.js 20, which has none, and for a token, which a browser cannot send with a
   * WebSocket: `(url, headers) => new WebSocket(url, { headers })` with the WebSocket of the package `ws`.
   */
  webSocket?: ((url: string, headers: Record<string, string>) => WebSocketLike) | undefined;
  /** Sends HTTP requests; the `fetch` of the browser or of Node.js by default. */
  fetch?: typeof fetch | undefined;
  /** First wait before something is tried again, milliseconds; it doubles each time. 200 by default. */
  backoffMs?: number | undefined;
  /** Longest wait before something is tried again, milliseconds; 10,000 by default. */
  maxBackoffMs?: number | undefined;
  /** Largest answer, characters; 64 Mi by default. */
  maxAnswerLength?: number | undefined;
  /** Notifications of a subscription that wait for the caller, before it ends with an error; 10,000 by default. */
  maxWaiting?: number | undefined;
  /** A WebSocket that is silent for so long is asked for a sign of life, milliseconds; 30,000 by default. */
  heartbeatMs?: number | undefined;
}
/** Options with all defaults filled in. */
export type Settings = {
  readonly [Key in Exclude<keyof ClientOptions, Unset>]-?: NonNullable<ClientOptions[Key]>;
} & Pick<ClientOptions, Unset>;
/** Options that have no default. */
type Unset = 'token' | 'webSocket' | 'signal';
/** The part of a WebSocket that this package uses. Those of browsers, Node.js 22 and the package `ws` have it. */
export interface WebSocketLike {
  binaryType: string;
  /** Above 1 when it is closing or closed. */
  readonly readyState?: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
/** The settings of a client. */
export declare function settingsOf(options: ClientOptions): Settings;
/** The settings of a client, changed for some calls. */
export declare function changedSettings(settings: Settings, changes: CallOptions): Settings;
/** The header that carries the token; empty without one. */
export declare function authorization({ token }: Settings): Promise<Record<string, string>>;
/** Resolves after a wait that grows with each attempt, from 0 on, and is drawn by lot so that clients spread. */
export declare function backoff(attempt: number, settings: Settings): Promise<void>;
export {};
