// Generated from openrpc.json by `npm run generate`. Do not edit.

import type {
  Block,
  BlockHead,
  Hash,
  Log,
  LogsOptions,
  NewHeadsOptions,
  NoOptions,
  NotSyncing,
  PendingTransactionsOptions,
  Receipt,
  Syncing,
  Transaction,
  TransactionReceiptsOptions,
} from './types.js';

/** The options of every subscription, which can be left out, and what each of its notifications carries. */
export interface SubscriptionMap {
  /**
   * Sends the header of every new block, in order. A header has the fields of eth_getBlockByNumber without
   * transactions and uncles.
   */
  newHeads: { options: NewHeadsOptions; result: BlockHead | Block };
  /** Sends every log of new blocks that matches, one by one, in order. Without options, sends all logs. */
  logs: { options: LogsOptions; result: Log };
  /**
   * Sends every new pending transaction, once. These are the transactions that this server sent and those that the
   * node's mempool lists, but not those that were pending before the subscription began. true means the same as
   * {"includeTransactions":true}. A transaction that went into a block before it was seen in the mempool is not
   * sent.
   */
  newPendingTransactions: { options: boolean | PendingTransactionsOptions; result: Hash | Transaction };
  /** Sends whether the node or this server is catching up: once at the start, and at every change. */
  syncing: { options: NoOptions; result: NotSyncing | Syncing };
  /**
   * Sends the receipts of every new block, one notification for each block. A block without a matching receipt
   * sends nothing. Receipts of named transactions that are already mined are sent at once.
   */
  transactionReceipts: { options: TransactionReceiptsOptions; result: Receipt[] };
}

/** The name of a subscription. */
export type SubscriptionName = keyof SubscriptionMap;

/** What is known of a subscription at run time. */
export interface SubscriptionEntry {
  /** JSON-RPC method of the notifications. */
  readonly method: string;
}

/** Everything that clients can subscribe to. */
export const subscriptionTable = {
  newHeads: { method: 'eth_subscription' },
  logs: { method: 'eth_subscription' },
  newPendingTransactions: { method: 'eth_subscription' },
  syncing: { method: 'eth_subscription' },
  transactionReceipts: { method: 'eth_subscription' },
} as const satisfies Record<SubscriptionName, SubscriptionEntry>;
