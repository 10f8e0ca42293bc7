/**
 * Transactions that are sent and not yet mined. Implemented by `mempool/`; fed by what this process sent and by what the node's mempool lists,
 * emptied by blocks. An outside process can know no more than that.
 */
import type { Address, Hash } from '../../generated/types.js';
import type { Awaitable } from '../evm/encodedJson.js';
import type { SignedTransaction } from '../evm/transaction.js';

export interface PendingTransaction {
  transaction: SignedTransaction;
  /** Milliseconds since the epoch. */
  seenAtMs: number;
  /** The wire object as JSON text: block fields null. Made once for all who ask. */
  json: string;
}

/** One sender's waiting transactions, each list ascending by nonce. */
export interface SenderTransactions {
  sender: Address;
  /** Those that follow on the account's nonce without a gap. */
  pending: PendingTransaction[];
  /** Those behind a gap. */
  queued: PendingTransaction[];
}

export type PendingListener = (transaction: SignedTransaction, isListed: boolean) => void;

export interface Mempool {
  get(transactionHash: Hash): PendingTransaction | null;
  /**
   * Like `get`, and on a miss the node's list is looked at first, unless that was done a short interval ago. A value at once means that nothing
   * was waited for. A node that does not answer costs some tens of milliseconds at most.
   */
  find(transactionHash: Hash, signal?: AbortSignal): Awaitable<PendingTransaction | null>;
  /** In order of arrival. */
  all(): PendingTransaction[];
  /** All senders with something waiting, in order of arrival. Where the chain takes nonce gaps, accounts' nonces are asked for. */
  bySender(signal?: AbortSignal): Promise<SenderTransactions[]>;
  ofSender(sender: Address, signal?: AbortSignal): Promise<SenderTransactions>;
  /** How many wait, those included that a cut list of the node only counts. */
  counts(signal?: AbortSignal): Promise<{ pending: number; queued: number }>;
  /** The next nonce of a sender after its pending transactions without a gap, starting from `committedNonce`. */
  nextNonce(sender: Address, committedNonce: bigint): bigint;
  /**
   * Looks at the node's mempool, where it lists one, so that what other processes sent is seen; at most once per short interval. Waits a fraction
   * of a second at most: then the last known list has to do. Rejects only when aborted.
   */
  refresh(signal?: AbortSignal): Promise<void>;
  /**
   * Calls the listener once for each transaction that becomes known as pending, because it was sent through this process or, `isListed`, because
   * the node's mempool lists it: then it may have waited for long before the first look at the list. One that leaves and comes back is not
   * told of again, unless its block is gone. While anybody listens, the node's mempool is looked at every short interval. Returns a function
   * that ends it.
   */
  onAdded(listener: PendingListener): () => void;
}

/** Hands signed transactions to the chain. */
export interface TransactionSender {
  /** Resolves to the Ethereum hash once a node accepted it; rejects with a `transactionRejected` error in geth's words. */
  send(raw: Uint8Array, signal?: AbortSignal): Promise<Hash>;
}
