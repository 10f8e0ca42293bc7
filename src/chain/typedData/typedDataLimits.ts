import { methodTable } from '../../../generated/methods.js';
import { ChainError, type RpcDescription } from '../errors.js';

const { limits: LIMITS } = methodTable.eth_signTypedData;

/** Typed data that is larger than a limit of the contract. */
export class TypedDataTooLarge extends ChainError {
  override readonly name = 'TypedDataTooLarge';
  readonly rpc: RpcDescription<'limitExceeded'>;

  constructor(limitName: keyof typeof LIMITS, value: number) {
    const { unit: what, default: limit } = LIMITS[limitName];
    super(`${what}: ${value}, limit ${limit}`);
    this.rpc = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
  }
}

/** Throws TypedDataTooLarge for a count above a limit of the contract. */
export function checkTypedDataLimit(limitName: keyof typeof LIMITS, value: number): void {
  if (value > LIMITS[limitName].default) throw new TypedDataTooLarge(limitName, value);
}
