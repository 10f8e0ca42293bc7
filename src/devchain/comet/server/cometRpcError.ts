/** The errors of CometBFT's JSON-RPC. Nearly everything is -32603, with the reason in `data`. */
export class RpcError extends Error {
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

export function internalError(reason: string): RpcError {
  return new RpcError(-32603, 'Internal error', reason);
}

export function invalidParams(reason: string): RpcError {
  return new RpcError(-32602, 'Invalid params', reason);
}

export function methodNotFound(): RpcError {
  return new RpcError(-32601, 'Method not found');
}

export function invalidRequest(reason: string): RpcError {
  return new RpcError(-32600, 'Invalid Request', reason);
}

export function parseError(reason: string): RpcError {
  return new RpcError(-32700, 'Parse error. Invalid JSON', reason);
}

export function serverError(reason: string): RpcError {
  return new RpcError(-32000, 'Server error', reason);
}

/** What a client is told of anything that was thrown. */
export function toRpcError(thrown: unknown): RpcError {
  if (thrown instanceof RpcError) return thrown;
  return internalError(thrown instanceof Error ? thrown.message : String(thrown));
}
