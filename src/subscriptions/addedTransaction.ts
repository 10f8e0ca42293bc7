import type { SignedTransaction } from '../evm/transaction.js';
import { pendingTransactionObject } from '../evm/transactionObject.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { EncodeNotification } from './encodeNotification.js';

/** A transaction that began to wait for a block; its hash and its object are encoded when the first subscription wants them. */
export class AddedTransaction {
  #hash: Notification | undefined;
  #whole: Notification | undefined;
  readonly #transaction: SignedTransaction;
  readonly #encode: EncodeNotification;

  constructor(
    /** Place among all arrivals. */
    readonly sequence: number,
    /** Found in the node's list, and not sent through this process. */
    readonly isListed: boolean,
    transaction: SignedTransaction,
    encode: EncodeNotification,
  ) {
    this.#transaction = transaction;
    this.#encode = encode;
  }

  /** The notification of the whole transaction, or of its hash. */
  notification(whole: boolean): Notification {
    if (whole) return (this.#whole ??= this.#notify(pendingTransactionObject(this.#transaction)));
    return (this.#hash ??= this.#notify(this.#transaction.hash));
  }

  #notify(result: unknown): Notification {
    return this.#encode('newPendingTransactions', Buffer.from(JSON.stringify(result)));
  }
}
