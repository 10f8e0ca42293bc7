import type { Address, Bytes32, Hash } from '../../../generated/types.js';

/** A part of the storage of a contract, sorted by the hashes of its slots. Words that are zero are left out. */
export interface StorageRange {
  slots: { hash: Hash; slot: Bytes32; word: Bytes32 }[];
  /** The hash of the next slot; null when there is none. */
  next: Hash | null;
}

/** Which part of which storage. */
export interface StorageRangeWithin {
  /** The block. */
  height: number;
  /** How many of its transactions have run. */
  count: number;
  address: Address;
  /** The lowest hash of a slot that is listed. */
  start: Hash;
  /** At most so many slots. */
  limit: number;
}
