/** The query by which the node asks its application for `dev_storageRange`. */
import type { Address, Hash } from '../../generated/types.js';

/** The path of the query. */
export const STORAGE_RANGE_PATH = '/halley.dev/StorageRange';

/** What the query asks, as JSON; the height of the query is that of the block before. */
export interface StorageRangeRequest {
  address: Address;
  /** The lowest hash of a slot, 32 bytes. */
  start: Hash;
  limit: number;
  /** The transactions of the block that took part in it: TxRaw in base64. */
  txs: string[];
  /** How many of their Ethereum transactions to run. */
  count: number;
}
