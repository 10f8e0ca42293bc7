// Generated from openrpc.json by `npm run generate`. Do not edit.

//! What can be subscribed to.

use crate::client::Client;
use crate::error::Result;
use crate::subscription::Subscription;
use crate::types::*;

impl Client {
    /// Sends the header of every new block, in order.
    ///
    /// A header has the fields of eth\_getBlockByNumber without transactions and uncles.
    ///
    /// It is resumed when the connection breaks. Without `from_block` it begins at the block after the newest one.
    ///
    /// # Errors
    /// What keeps the subscription from being started.
    pub async fn subscribe_new_heads(
        &self,
        options: Option<&NewHeadsOptions>,
    ) -> Result<Subscription<BlockHeadOrBlock>> {
        self.core.subscribe("newHeads", true, options).await
    }

    /// Sends every log of new blocks that matches, one by one, in order.
    ///
    /// Without options, sends all logs.
    ///
    /// It is resumed when the connection breaks. Without `from_block` it begins at the block after the newest one.
    ///
    /// # Errors
    /// What keeps the subscription from being started.
    pub async fn subscribe_logs(&self, options: Option<&LogsOptions>) -> Result<Subscription<Log>> {
        self.core.subscribe("logs", true, options).await
    }

    /// Sends every new pending transaction, once.
    ///
    /// These are the transactions that this server sent and those that the node's mempool lists, but not those that
    /// were pending before the subscription began. true means the same as {"includeTransactions":true}. A transaction
    /// that went into a block before it was seen in the mempool is not sent.
    ///
    /// It cannot be resumed: it ends with [`Error::NotResumable`](crate::Error::NotResumable) when the connection breaks.
    ///
    /// # Errors
    /// What keeps the subscription from being started.
    pub async fn subscribe_new_pending_transactions(
        &self,
        options: Option<&PendingTransactionsOptions>,
    ) -> Result<Subscription<HashOrTransaction>> {
        self.core.subscribe("newPendingTransactions", false, options).await
    }

    /// Sends whether the node or this server is catching up: once at the start, and at every change.
    ///
    /// It cannot be resumed: it ends with [`Error::NotResumable`](crate::Error::NotResumable) when the connection breaks.
    ///
    /// # Errors
    /// What keeps the subscription from being started.
    pub async fn subscribe_syncing(&self) -> Result<Subscription<NotSyncingOrSyncing>> {
        self.core.subscribe("syncing", false, None::<&()>).await
    }

    /// Sends the receipts of every new block, one notification for each block.
    ///
    /// A block without a matching receipt sends nothing. Receipts of named transactions that are already mined are sent
    /// at once.
    ///
    /// It cannot be resumed: it ends with [`Error::NotResumable`](crate::Error::NotResumable) when the connection breaks.
    ///
    /// # Errors
    /// What keeps the subscription from being started.
    pub async fn subscribe_transaction_receipts(
        &self,
        options: Option<&TransactionReceiptsOptions>,
    ) -> Result<Subscription<Vec<Receipt>>> {
        self.core.subscribe("transactionReceipts", false, options).await
    }
}
