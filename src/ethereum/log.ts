import type { Address, Data, Hash, Log } from '../../generated/types.js';
import { encodeQuantity } from './hex.js';

/** The consensus fields of a log; up to four topics. */
export interface EmittedLog {
  address: Address;
  topics: Hash[];
  data: Data;
}

/** Where a transaction is in the chain, as its receipt shows it. */
export interface Placement {
  blockHash: Hash;
  blockNumber: number;
  transactionIndex: number;
}

/** The fields that all logs of one transaction share. */
export interface LogPlacement extends Placement {
  transactionHash: Hash;
  /** Whole seconds of the block's time. */
  timestamp: number;
}

/** The wire object of a log. `address` and `topics` must come first: log search compares bytes of the stored JSON. */
export function logObject(log: EmittedLog, place: LogPlacement, logIndex: number): Log {
  const { blockHash, blockNumber, transactionIndex, transactionHash, timestamp } = place;
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
