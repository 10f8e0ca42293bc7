// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

import "context"

// SubscribeNewHeads: Sends the header of every new block, in order.
//
// A header has the fields of eth_getBlockByNumber without transactions and uncles.
//
// It is resumed when the connection breaks. Without fromBlock it begins at the block after the newest one.
func (c *Client) SubscribeNewHeads(ctx context.Context, options *NewHeadsOptions) (*Subscription[BlockHeadOrBlock], error) {
	return subscribe[BlockHeadOrBlock](ctx, c.core, "newHeads", true, options)
}

// SubscribeLogs: Sends every log of new blocks that matches, one by one, in order.
//
// Without options, sends all logs.
//
// It is resumed when the connection breaks. Without fromBlock it begins at the block after the newest one.
func (c *Client) SubscribeLogs(ctx context.Context, options *LogsOptions) (*Subscription[*Log], error) {
	return subscribe[*Log](ctx, c.core, "logs", true, options)
}

// SubscribeNewPendingTransactions: Sends every new pending transaction, once.
//
// These are the transactions that this server sent and those that the node's mempool lists, but not those that were
// pending before the subscription began. true means the same as {"includeTransactions":true}. A transaction that went
// into a block before it was seen in the mempool is not sent.
//
// It cannot be resumed: it ends with ErrNotResumable when the connection breaks.
func (c *Client) SubscribeNewPendingTransactions(ctx context.Context, options *PendingTransactionsOptions) (*Subscription[HashOrTransaction], error) {
	return subscribe[HashOrTransaction](ctx, c.core, "newPendingTransactions", false, options)
}

// SubscribeSyncing: Sends whether the node or this server is catching up: once at the start, and at every change.
//
// It cannot be resumed: it ends with ErrNotResumable when the connection breaks.
func (c *Client) SubscribeSyncing(ctx context.Context) (*Subscription[NotSyncingOrSyncing], error) {
	return subscribe[NotSyncingOrSyncing](ctx, c.core, "syncing", false, nil)
}

// SubscribeTransactionReceipts: Sends the receipts of every new block, one notification for each block.
//
// A block without a matching receipt sends nothing. Receipts of named transactions that are already mined are sent at
// once.
//
// It cannot be resumed: it ends with ErrNotResumable when the connection breaks.
func (c *Client) SubscribeTransactionReceipts(ctx context.Context, options *TransactionReceiptsOptions) (*Subscription[[]Receipt], error) {
	return subscribe[[]Receipt](ctx, c.core, "transactionReceipts", false, options)
}
