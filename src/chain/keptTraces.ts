import type { Address, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { BlockRange, TransactionPlace } from './blocks.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { ChainError } from './chainErrors.js';

/** The traces of a block by callTracer without options, for each Ethereum transaction in order. */
export interface BlockCallTraces {
  blockNumber: number;
  /** Tells the traces from those of a removed block of the same number. */
  blockHash: Hash;
  /** JSON in UTF-8. */
  traces: Uint8Array[];
  /** Failed transactions without a trace: their places in `traces` are empty. */
  untraced?: readonly UntracedTransaction[];
}

/** The accounts of a transaction that cannot be traced: the chain undid it as a whole, or did not permit it. */
export interface UntracedTransaction {
  transactionIndex: number;
  from: Address;
  /** The contract that was to be created, for a creation. */
  to: Address;
}

/** A bounded cache of call traces; `undefined` for a block without. Implemented by `store/traces/`. */
export interface KeptTraces {
  block(blockNumber: number, blockHash: Hash): Awaitable<Uint8Array[] | undefined>;
  transaction(place: TransactionPlace, blockHash: Hash): Awaitable<Uint8Array | undefined>;
  /** Keeps them, and drops the oldest blocks above the limit. A failed write is only logged. */
  keep(block: BlockCallTraces): Promise<void>;
}

/** How an address takes part in a transaction, perhaps in several ways. */
export interface AddressUse {
  place: TransactionPlace;
  /** The address is the sender of the transaction or of a call in it. */
  sends: boolean;
  /** The address is called, receives value, or is created. */
  receives: boolean;
  /** The transaction, or a call in it that was not undone, creates the contract at this address. */
  created: boolean;
}

/** The transactions of an address, in traced blocks (`trace.index`). Implemented by `store/traces/`. */
export interface AddressIndex {
  /** The blocks up to the newest indexed one; null for none. A very new block may be missing: `uses` waits. */
  covered(): BlockRange | null;
  /**
   * Uses in a range. Waits some seconds for new blocks. Rejects with BlocksNotIndexed unless the range is covered
   * before and after the search, and with AddressIndexOff without an index.
   */
  uses(address: Address, search: AddressSearch, signal?: AbortSignal): Promise<AddressUse[]>;
}

/** A search for uses of an address. */
export interface AddressSearch {
  range: BlockRange;
  /** By place. */
  order: 'ascending' | 'descending';
  limit: number;
}

/** The request needs the index by address, which is off. */
export class AddressIndexOff extends ChainError {
  constructor() {
    super('transactions are not indexed by address', { name: 'addressIndexOff', arguments: {} });
  }
}

/** The request needs blocks that are not indexed by address. */
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
