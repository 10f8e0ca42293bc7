import type { Address, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { BlockRange, TransactionPlace } from './blocks.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { ChainError } from './chainErrors.js';

/** The call traces of one block: what callTracer answers without options, for each Ethereum transaction in order. */
export interface BlockCallTraces {
  blockNumber: number;
  /** Tells the traces from those of a removed block of the same number. */
  blockHash: Hash;
  /** JSON in UTF-8. */
  traces: Uint8Array[];
  /** Failed transactions that have no trace: the place of each in `traces` is empty, and none is kept. */
  untraced?: readonly UntracedTransaction[];
}

/** Who takes part in a transaction that the chain undid as a whole, or did not permit, so that nothing can trace it. */
export interface UntracedTransaction {
  transactionIndex: number;
  from: Address;
  /** The contract that was to be created, for a creation. */
  to: Address;
}

/**
 * Call traces that were made once and are kept, the newest within a number of bytes. `undefined` means that the block's
 * are not kept. Implemented by `store/traces/`. Losing it loses nothing that cannot be made again.
 */
export interface KeptTraces {
  block(blockNumber: number, blockHash: Hash): Awaitable<Uint8Array[] | undefined>;
  transaction(place: TransactionPlace, blockHash: Hash): Awaitable<Uint8Array | undefined>;
  /** Keeps them, and drops the oldest blocks beyond the limit. A failed write is logged, and nothing is kept. */
  keep(block: BlockCallTraces): Promise<void>;
}

/** How an address takes part in a transaction. A transaction can be found by an address in several ways. */
export interface AddressUse {
  place: TransactionPlace;
  /** The address is the sender of the transaction or of a call in it. */
  sends: boolean;
  /** The address is called, receives value, or is created. */
  receives: boolean;
  /** The transaction, or a call in it that was not undone, creates the contract at this address. */
  created: boolean;
}

/**
 * Which transactions touch an address, for the blocks whose traces are indexed (`trace.index`). Implemented by
 * `store/traces/`.
 */
export interface AddressIndex {
  /**
   * The blocks that are indexed without a gap up to the newest that is; null when none are. A block that came a moment
   * ago may be missing: `uses` waits for it.
   */
  covered(): BlockRange | null;
  /**
   * Uses in a range. Waits some seconds for blocks that are
   * about to be indexed. Rejects with BlocksNotIndexed unless the whole range is covered, before and after the search,
   * and with AddressIndexOff where there is no index.
   */
  uses(address: Address, search: AddressSearch, signal?: AbortSignal): Promise<AddressUse[]>;
}

/** Which uses of an address are wanted. */
export interface AddressSearch {
  range: BlockRange;
  /** By place. */
  order: 'ascending' | 'descending';
  /** Most uses in the answer. */
  limit: number;
}

/** A question needs the index by address, which this server does not keep. */
export class AddressIndexOff extends ChainError {
  constructor() {
    super('transactions are not indexed by address', { name: 'addressIndexOff', arguments: {} });
  }
}

/** A question needs blocks that are not indexed by address. */
export class BlocksNotIndexed extends ChainError {
  /** `covered` are the blocks that are indexed; null when none are. */
  constructor(wanted: BlockRange, covered: BlockRange | null) {
    const shown = { from: encodeQuantity(wanted.from), to: encodeQuantity(wanted.to) };
    const known = covered && { from: encodeQuantity(covered.from), to: encodeQuantity(covered.to) };
    const reason = known === null ? 'no block is indexed yet' : `indexed are blocks ${known.from} to ${known.to}`;
    super(`blocks ${wanted.from} to ${wanted.to} are not all indexed by address`, {
      name: 'blocksNotIndexed',
      arguments: { ...shown, reason },
      ...(known !== null && { data: known }),
    });
  }
}
