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
  /** Sends every log of new blocks that matches, one by one, in order. Without options, all of them. */
  logs: { options: LogsOptions; result: Log };
  /**
   * Sends every transaction that begins to wait for a block, once. What this server sent and what the node's
   * mempool shows; not what waits already when the subscription begins. true means the same as
   * {"includeTransactions":true}. A transaction that nobody saw waiting, because it was in a block at once, is not
   * sent.
   */
  newPendingTransactions: { options: boolean | PendingTransactionsOptions; result: Hash | Transaction };
  /** Sends whether the node or this server catches up: now, and at every change. */
  syncing: { options: NoOptions; result: NotSyncing | Syncing };
  /**
   * Sends the receipts of every new block, all those of a block in one notification. A block without a receipt
   * that is wanted sends nothing. Named transactions that are in a block already are told of at once.
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
