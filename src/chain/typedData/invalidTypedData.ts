import { ChainError, type RpcDescription } from '../errors.js';

/** Typed data that has no hash: a type is missing, a value does not fit its type, or there is too much of it. */
export class InvalidTypedData extends ChainError {
  override readonly name = 'InvalidTypedData';
  readonly rpc: RpcDescription;

  constructor(reason: string, options?: ErrorOptions) {
    super(`typed data: ${reason}`, options);
    this.rpc = { name: 'invalidParams', arguments: { reason: this.message } };
  }
}
