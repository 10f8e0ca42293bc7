import type { SignedTransaction } from '../evm/transaction.js';
import { pendingTransactionObject } from '../evm/transactionObject.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { EncodeNotification } from './encode.js';

/** A transaction that began to wait for a block; its hash and its object are encoded when the first subscription wants them. */
export class Arrival {
  #hash: Notification | undefined;
  #whole: Notification | undefined;

  constructor(
    /** Place among all arrivals. */
    readonly sequence: number,
    /** Found in the node's list, and not sent through this process. */
    readonly isListed: boolean,
    private readonly transaction: SignedTransaction,
    private readonly encode: EncodeNotification,
  ) {}

  /** The notification of the whole transaction, or of its hash. */
  notification(whole: boolean): Notification {
    if (whole) return (this.#whole ??= this.#encode(pendingTransactionObject(this.transaction)));
    return (this.#hash ??= this.#encode(this.transaction.hash));
  }

  #encode(result: unknown): Notification {
    return this.encode('newPendingTransactions', Buffer.from(JSON.stringify(result)));
  }
}
