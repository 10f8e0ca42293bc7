/** What a subscription wants of each block. */
import type { Address, Hash } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';

/** The header, or the whole block with whole transactions. */
export interface HeadQuery {
  readonly kind: 'newHeads';
  readonly whole: boolean;
}

export interface LogQuery {
  readonly kind: 'logs';
  readonly criteria: LogCriteria;
}

export interface ReceiptQuery {
  readonly kind: 'transactionReceipts';
  /** Null for those of all transactions. */
  readonly hashes: ReadonlySet<Hash> | null;
}

export type BlockQuery = HeadQuery | LogQuery | ReceiptQuery;

/** Of one block, a connection is told in this order: a head before what happened in its block. */
export const QUERY_ORDER: Record<BlockQuery['kind'], number> = { newHeads: 0, logs: 1, transactionReceipts: 2 };

/** What of a log criteria look at. */
export interface LogFields {
  address: Address;
  topics: Hash[];
}

/** How many values a topic looks for: addresses, log topics and transaction hashes. They are what it costs in memory. */
export function valueCount(topic: BlockQuery): number {
  if (topic.kind === 'newHeads') return 0;
  if (topic.kind === 'transactionReceipts') return topic.hashes?.size ?? 0;
  const { addresses, topics } = topic.criteria;
  return topics.reduce((sum, alternatives) => sum + (alternatives?.length ?? 0), addresses.length);
}
