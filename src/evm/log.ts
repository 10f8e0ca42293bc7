import type { Address, Data, Hash, Log } from '../../generated/types.js';
import { encodeQuantity } from './hex.js';

/** What a contract emitted: the consensus fields of a log. Up to four topics. */
export interface EmittedLog {
  address: Address;
  topics: Hash[];
  data: Data;
}

/** Where a transaction stands, as its logs and its receipt say it. */
export interface Placement {
  blockHash: Hash;
  blockNumber: number;
  transactionIndex: number;
}

/**
 * The wire object of a log. `address` and `topics` come first and in this order: log search compares their bytes in the stored JSON.
 *
 * @param timestamp whole seconds of the block's time
 * @param logIndex place among all logs of the block
 */
export function logObject(
  log: EmittedLog,
  { blockHash, blockNumber, transactionIndex }: Placement,
  transactionHash: Hash,
  timestamp: number,
  logIndex: number,
): Log {
  return {
    address: log.address,
    topics: log.topics,
    data: log.data,
    blockNumber: encodeQuantity(blockNumber),
    transactionHash,
    transactionIndex: encodeQuantity(transactionIndex),
    blockHash,
    blockTimestamp: encodeQuantity(timestamp),
    logIndex: encodeQuantity(logIndex),
    removed: false,
  };
}
