import { ChainError, type RpcDescription } from '../chain/errors.js';

/** A request larger than CometBFT's HTTP server takes: 1,000,000 bytes unless it is configured otherwise. */
export class RequestTooLarge extends ChainError {
  override readonly name = 'RequestTooLarge';
  readonly rpc: RpcDescription;

  constructor(
    readonly bytes: number,
    readonly maxBytes: number,
  ) {
    super(`a request of ${bytes} bytes is more than the node takes (${maxBytes} bytes)`);
    this.rpc = {
      name: 'limitExceeded',
      arguments: { what: 'bytes of a request to the node', value: bytes, limit: maxBytes },
      data: { limit: maxBytes },
    };
  }
}
