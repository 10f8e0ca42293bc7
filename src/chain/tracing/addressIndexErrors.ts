import { encodeQuantity } from '../../ethereum/hex.js';
import type { BlockRange } from '../blocks.js';
import { ChainError, type RpcDescription } from '../errors.js';

/** A question needs the index by address, which this server does not keep. */
export class AddressIndexOff extends ChainError {
  override readonly name = 'AddressIndexOff';
  readonly rpc: RpcDescription = { name: 'addressIndexOff', arguments: {} };

  constructor() {
    super('transactions are not indexed by address');
  }
}

/** A question needs blocks that are not indexed by address. */
export class BlocksNotIndexed extends ChainError {
  override readonly name = 'BlocksNotIndexed';
  readonly rpc: RpcDescription;

  /** `covered` are the blocks that are indexed; null when none are. */
  constructor(wanted: BlockRange, covered: BlockRange | null) {
    const shown = { from: encodeQuantity(wanted.from), to: encodeQuantity(wanted.to) };
    const known = covered && { from: encodeQuantity(covered.from), to: encodeQuantity(covered.to) };
    const reason = known === null ? 'no block is indexed yet' : `indexed are blocks ${known.from} to ${known.to}`;
    super(`blocks ${wanted.from} to ${wanted.to} are not all indexed by address`);
    this.rpc = { name: 'blocksNotIndexed', arguments: { ...shown, reason }, ...(known !== null && { data: known }) };
  }
}
