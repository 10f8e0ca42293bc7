import type { Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/** A transaction that was sent and is not yet mined. */
export interface PendingTransaction {
  transaction: SignedTransaction;
  /** Milliseconds since the epoch. */
  seenAtMs: number;
  /** The wire object as JSON text, with null block fields. Encoded once. */
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

/**
 * Called with a new pending transaction; `isListed` when it was found in the node's list and not sent through this
 * process.
 */
export type PendingListener = (transaction: SignedTransaction, isListed: boolean) => void;

/**
 * Pending transactions: sent and not yet mined. Implemented by `mempool/`. It knows what this process sent and what the
 * node's mempool lists, and drops what blocks hold; a process outside the node can know no more.
 */
export interface Mempool {
  get(transactionHash: Hash): PendingTransaction | null;
  /**
   * Like `get`, but reads the node's list after a miss, unless it was read a short interval ago. The answer is no
   * promise when the list was not read. A node that does not answer costs some tens of milliseconds at most.
   */
  find(transactionHash: Hash, caller: Caller): Awaitable<PendingTransaction | null>;
  /** In order of arrival. */
  all(): PendingTransaction[];
  /**
   * All senders that have pending transactions, in order of arrival. Asks for the accounts' nonces where the chain
   * takes nonce gaps.
   */
  bySender(caller: Caller): Promise<SenderTransactions[]>;
  ofSender(sender: Address, caller: Caller): Promise<SenderTransactions>;
  /** How many are pending and queued. Includes transactions that the node counts but leaves out of its list. */
  counts(caller: Caller): Promise<{ pending: number; queued: number }>;
  /** The nonce after the sender's pending transactions that follow `committedNonce` without a gap. */
  nextNonce(sender: Address, committedNonce: bigint): bigint;
  /**
   * Reads the node's list, where it has one, to see what other processes sent; at most once in a short interval. Waits
   * a fraction of a second at most; after that the last known list stands. Rejects only when aborted.
   */
  refresh(caller: Caller): Promise<void>;
  /**
   * Calls the listener once for each transaction that becomes known as pending. One with `isListed` may have been
   * pending long before the list was first read. A transaction that leaves and comes back is not announced again unless
   * its block was removed. While there is a listener, the node's list is read every short interval. Returns a function
   * that ends the listening.
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
  /**
   * Resolves to the Ethereum hash once a node accepted it; rejects with a `transactionRejected` error in geth's words.
   */
  send(raw: Uint8Array, caller: Caller): Promise<Hash>;
}
