/**
 * A node in this process, reached by messages between threads instead of sockets. The texts and bytes are those of
 * CometBFT's RPC and of gRPC; only the way is shorter.
 */
export interface NodeLink {
  /** Sends a JSON-RPC request and resolves to the text of its response. Rejects with NodeUnavailable. */
  call(request: string): Promise<string>;
  /**
   * Makes a unary gRPC call; `height` 0 means the newest. Rejects with NodeUnavailable. When the signal aborts, the
   * node stops working on it; the answer may still come.
   */
  query(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<LinkedAnswer>;
  /** Opens a connection like a WebSocket of CometBFT's RPC. */
  connect(listener: LinkedListener): LinkedConnection;
}

/** The message of a unary gRPC call, or the status that it failed with. */
export type LinkedAnswer = { value: Uint8Array } | { code: number; details: string };

/** What a connection tells. */
export interface LinkedListener {
  /** Called once, before any message. */
  onOpen: () => void;
  /** A response or an event, as JSON text. */
  onMessage: (text: string) => void;
  /** The node has ended the connection. */
  onClosed: () => void;
}

/** A connection, on which requests are answered in order. */
export interface LinkedConnection {
  send(request: string): void;
  /** Ends it; nothing is told to the listener any more. */
  close(): void;
}
