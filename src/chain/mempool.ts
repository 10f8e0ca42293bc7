import type { Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/** A transaction that was sent and is not yet mined. */
export interface PendingTransaction {
  transaction: SignedTransaction;
  /** The wire object as JSON text, with null block fields. */
  json: string;
}

/** One sender's pending transactions, each list ascending by nonce. */
export interface SenderTransactions {
  sender: Address;
  /** Transactions whose nonces follow the account's without a gap. */
  pending: PendingTransaction[];
  /** Transactions after a gap. */
  queued: PendingTransaction[];
}

/** Called with a new pending transaction; `isListed` when the node listed it and this service did not send it. */
export type PendingListener = (transaction: SignedTransaction, isListed: boolean) => void;

/** Pending transactions, sent by any worker of this service or listed by the node. Implemented by `mempool/`. */
export interface Mempool {
  /** Calls listeners with what other workers have added, as every method that reads does, too. */
  update(): void;
  get(transactionHash: Hash): PendingTransaction | null;
  /**
   * Like `get`, but reads the node's list after a miss, unless it was read a short time ago; then the result is no
   * promise. A node that does not respond costs some tens of milliseconds at most.
   */
  find(transactionHash: Hash, caller: Caller): Awaitable<PendingTransaction | null>;
  /** In order of arrival. */
  all(): PendingTransaction[];
  /** All pending ones, and the last ones that other workers have added, although they may be mined. */
  recent(): Hash[];
  /** All senders of pending transactions, in order of arrival. Reads their nonces where the chain allows nonce gaps. */
  bySender(caller: Caller): Promise<SenderTransactions[]>;
  ofSender(sender: Address, caller: Caller): Promise<SenderTransactions>;
  /** Includes transactions that the node counts but does not list. */
  counts(caller: Caller): Promise<{ pending: number; queued: number }>;
  /** The nonce after the sender's pending transactions that follow `committedNonce` without a gap. */
  nextNonce(sender: Address, committedNonce: bigint): bigint;
  /**
   * Reads the node's list, where it has one; at most once in a short interval. Waits a fraction of a second at most;
   * then the last known list holds. Rejects only when aborted.
   */
  refresh(caller: Caller): Promise<void>;
  /**
   * Calls the listener once per transaction that becomes known as pending. Listed ones may have been pending for long.
   * One that returns is announced again only if its block was removed. The node's list is polled while there is a
   * listener. Returns the function to unsubscribe.
   */
  onAdded(listener: PendingListener): () => void;
}

/** A transaction that the chain accepted; for `height`, see `BroadcastResult`. */
export interface AcceptedTransaction {
  hash: Hash;
  height?: number | undefined;
}

/** Sends signed transactions to the chain. */
export interface TransactionSender {
  /** Resolves to the Ethereum hash when a node accepts it; rejects with `transactionRejected` in geth's words. */
  send(raw: Uint8Array, caller: Caller): Promise<Hash>;
}
