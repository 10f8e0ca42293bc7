import type { StateFollower } from './development/stateNews.js';

/** A node in this process, reached by messages between threads with the texts and bytes of CometBFT's RPC and gRPC. */
export interface NodeLink {
  /** Sends a JSON-RPC request and resolves to the text of its response. Rejects with NodeUnavailable. */
  call(request: string): Promise<string>;
  /**
   * Makes a unary gRPC call; `height` 0 means the newest. Rejects with NodeUnavailable. When the signal aborts, the
   * node stops its work; a response may still come.
   */
  query(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<LinkedAnswer>;
  /** Opens a connection like a WebSocket of CometBFT's RPC. */
  connect(listener: LinkedListener): LinkedConnection;
  /** Begins the news of the state, in their order among the answers. Called once. */
  followState(follower: StateFollower): void;
}

/** The message of a unary gRPC call, or the status that it failed with. */
export type LinkedAnswer = { value: Uint8Array } | { code: number; details: string };

/** Events of a connection. */
export interface LinkedListener {
  /** Called once, before any message. */
  onOpen: () => void;
  /** A response or an event, as JSON text. */
  onMessage: (text: string) => void;
  /** The node closed the connection. */
  onClosed: () => void;
}

/** A connection; responses come in the order of requests. */
export interface LinkedConnection {
  send(request: string): void;
  /** Closes it; the listener is not called any more. */
  close(): void;
}
