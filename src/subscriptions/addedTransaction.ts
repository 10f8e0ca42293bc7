import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { pendingTransactionObject } from '../ethereum/transaction/transactionObject.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { EncodeNotification } from './encodeNotification.js';

/**
 * A transaction that was added to the mempool. Its two notifications are encoded on first use, once for all
 * subscriptions.
 */
export class AddedTransaction {
  #hash: Notification | undefined;
  #object: Notification | undefined;
  readonly #transaction: SignedTransaction;
  readonly #encode: EncodeNotification;

  constructor(
    /** Position among all added transactions, from 0. */
    readonly sequence: number,
    /** True when it was found in the node's mempool and not sent through this process. */
    readonly isListed: boolean,
    transaction: SignedTransaction,
    encode: EncodeNotification,
  ) {
    this.#transaction = transaction;
    this.#encode = encode;
  }

  /** The notification with the transaction object, or with the hash alone. */
  notification(includeTransactions: boolean): Notification {
    if (includeTransactions) return (this.#object ??= this.#notify(pendingTransactionObject(this.#transaction)));
    return (this.#hash ??= this.#notify(this.#transaction.hash));
  }

  #notify(result: unknown): Notification {
    return this.#encode('newPendingTransactions', Buffer.from(JSON.stringify(result)));
  }
}
