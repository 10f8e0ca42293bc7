/** An error of CometBFT's JSON-RPC. Nearly all have the code -32603 and the reason in `data`. */
export class CometRpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data: string | null = null,
  ) {
    super(message);
  }

  toJson(): { code: number; message: string; data?: string } {
    return { code: this.code, message: this.message, ...(this.data !== null && { data: this.data }) };
  }
}

/** Code -32603: CometBFT's error for nearly everything. */
export function internalError(reason: string): CometRpcError {
  return new CometRpcError(-32603, 'Internal error', reason);
}

/** Code -32602: a parameter is missing or has a wrong form. */
export function invalidParams(reason: string): CometRpcError {
  return new CometRpcError(-32602, 'Invalid params', reason);
}

/** Code -32601: there is no such method, or it is served only over a WebSocket. */
export function methodNotFound(): CometRpcError {
  return new CometRpcError(-32601, 'Method not found');
}

/** Code -32600: the HTTP body or the batch is too large. */
export function invalidRequest(reason: string): CometRpcError {
  return new CometRpcError(-32600, 'Invalid Request', reason);
}

/** Code -32700: the request is not JSON. */
export function parseError(reason: string): CometRpcError {
  return new CometRpcError(-32700, 'Parse error. Invalid JSON', reason);
}

/** Code -32000: a subscription was cancelled. */
export function serverError(reason: string): CometRpcError {
  return new CometRpcError(-32000, 'Server error', reason);
}

/** The error that a client gets for anything that was thrown. */
export function toRpcError(thrown: unknown): CometRpcError {
  if (thrown instanceof CometRpcError) return thrown;
  return internalError(thrown instanceof Error ? thrown.message : String(thrown));
}
