import { ChainError, type RpcDescription } from '../chain/errors.js';

/** The store was made for another chain, or by a release with another format. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

/** A block does not fit its stored neighbour: one of the two is not of the chain that the node follows now. */
export class BlocksDoNotLink extends ChainError {
  override readonly name = 'BlocksDoNotLink';
  readonly rpc: RpcDescription = { name: 'internalError', arguments: {} };

  constructor(
    /** The block that was to be written. */
    readonly height: number,
    /** The stored block beside it. */
    readonly neighbour: number,
  ) {
    super(`block ${height} does not link to the stored block ${neighbour}`);
  }
}

/** The store could not write: disk full, no permission, input/output error. Nothing of the write is stored. */
export class StoreWriteFailed extends ChainError {
  override readonly name = 'StoreWriteFailed';
  readonly rpc: RpcDescription = { name: 'internalError', arguments: {} };

  constructor(cause: unknown) {
    super(`the index cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** One more filter would be more than a cap allows. */
export class FilterCapReached extends ChainError {
  override readonly name = 'FilterCapReached';
  readonly rpc: RpcDescription;

  constructor(what: string, value: number, limit: number) {
    super(`${what}: ${value} exceeds the limit of ${limit}`);
    this.rpc = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
  }
}
