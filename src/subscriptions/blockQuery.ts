import type { Hash } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';

/** For the header of each block, or for the whole block. */
export interface HeadQuery {
  readonly kind: 'newHeads';
  /** True for the whole block with transaction objects. */
  readonly includeTransactions: boolean;
}

/** For the matching logs of each block. */
export interface LogQuery {
  readonly kind: 'logs';
  readonly criteria: LogCriteria;
}

/** For the receipts of each block. */
export interface ReceiptQuery {
  readonly kind: 'transactionReceipts';
  /** Null for all transactions. */
  readonly hashes: ReadonlySet<Hash> | null;
}

/** What a subscription to blocks is for. */
export type BlockQuery = HeadQuery | LogQuery | ReceiptQuery;

/** The order of one block's notifications on a connection: the head comes before what happened in its block. */
export const QUERY_ORDER: Record<BlockQuery['kind'], number> = { newHeads: 0, logs: 1, transactionReceipts: 2 };

/** Addresses, log topics and transaction hashes in a query: its cost in memory. */
export function valueCount(query: BlockQuery): number {
  if (query.kind === 'newHeads') return 0;
  if (query.kind === 'transactionReceipts') return query.hashes?.size ?? 0;
  const { addresses, topics } = query.criteria;
  return topics.reduce((sum, alternatives) => sum + (alternatives?.length ?? 0), addresses.length);
}
