/**
 * Tracks pending transactions, as far as a process outside the node can know them: those sent through this process, and
 * those that the node's mempool lists. Blocks, replacements and age remove them.
 */
import { createHash } from 'node:crypto';
import type { Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import type { NewBlock } from '../chain/blocks.js';
import type { Mempool, PendingListener, PendingTransaction, SenderTransactions } from '../chain/mempool.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import { steadyNow } from '../concurrency/steadyClock.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { decodeQuantity } from '../ethereum/hex.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { Listeners } from '../observe/listeners.js';
import type { Logger } from '../observe/logger.js';
import { MempoolPoller, type MempoolPollerParts } from './mempoolPoller.js';
import { PendingPool } from './pendingPool.js';
import { PendingEntry, type SenderQueue } from './senderQueue.js';

/** What the node's mempool can do, and limits. */
export interface PendingTrackerOptions {
  /** Whether the node's mempool lists its transactions. */
  listed: boolean;
  /** Whether the chain accepts nonce gaps, so that the pending transactions differ from the queued ones. */
  takesGaps: boolean;
  /** As in PendingPoolOptions. Default: 10,000. */
  maxTransactions?: number;
  /** Default: 64 MiB. */
  maxBytes?: number;
  /** Shortest time between two polls of the node's list, milliseconds. Default: 200. */
  refreshIntervalMs?: number;
  /** Whether the list has transactions with a nonce gap, too. Default: false. */
  listsQueued?: boolean;
  /**
   * After missing from the node's complete list for this many blocks, a transaction counts as dropped: several nodes
   * behind one address have different lists. The block that may include it is always waited for. Default: 2.
   */
  missingBlocks?: number;
}

/** What the tracker reads from. */
export interface PendingTrackerParts {
  node: Pick<Node, 'unconfirmedTxs' | 'applicationInfo'>;
  accounts: {
    /** Height of the newest block. */
    head: () => number;
    /** An account's nonce after a block. */
    nonce: (sender: Address, height: number, caller: Caller) => Promise<bigint>;
  };
  /** The Ethereum transactions of a CometBFT transaction; may throw. Recovers unknown senders. */
  decode: (tx: Uint8Array, knownSender: (transactionHash: Hash) => Address | null) => SignedTransaction[];
  log: Logger;
  /** Milliseconds since the epoch, without jumps. */
  now?: () => number;
  /** Milliseconds of a monotonic clock. */
  clock?: () => number;
}

/** A new block, as the tracker needs it. */
export interface MinedBlock {
  number: number;
  hashes: readonly Hash[];
  /** Called only when needed: for a large block it takes milliseconds. */
  transactions(): Iterable<Pick<SignedTransaction, 'from' | 'nonce'>>;
}

const DEFAULTS = {
  maxTransactions: 10_000,
  maxBytes: 64 * 1024 * 1024,
  refreshIntervalMs: 200,
  listsQueued: false,
  missingBlocks: 2,
};
/** Age at which a pending transaction is dropped, milliseconds: as in geth's pool. */
const MAX_AGE_MS = 3 * 3600_000;
/** Longest wait of `find` for the node's list, milliseconds. */
const FIND_WAIT_MS = 30;
/** Longest wait of `refresh`, milliseconds: a wrong nonce is worse than a late one. */
const REFRESH_WAIT_MS = 250;
/** Time limit of a poll, milliseconds. */
const POLL_TIMEOUT_MS = 5_000;
/** Most concurrent queries for nonces. */
const NONCE_QUESTIONS = 16;

/** Mined hashes that are remembered: the result of sending, or an old list, may arrive after the block. */
const REMEMBERED_MINED = 32_768;

/** Other removed hashes that are remembered: they are not new to listeners. */
const REMEMBERED_REMOVED = 16_384;

/** Polls the node while it has listeners. */
export class PendingTracker implements Mempool {
  readonly #options: Required<PendingTrackerOptions>;
  readonly #now: () => number;
  readonly #clock: () => number;
  readonly #mined = new RecentHashes(REMEMBERED_MINED);
  readonly #removed = new RecentHashes(REMEMBERED_REMOVED);
  readonly #pool: PendingPool;
  #poller: MempoolPoller | null;
  readonly #decodedTxs: DecodedTxCache;
  readonly #listeners: Listeners<Parameters<PendingListener>>;
  #head = 0;
  /** Transactions that the node counts but does not list, and that are not in the pool. */
  #unlisted = 0;
  readonly #parts: PendingTrackerParts;

  constructor(options: PendingTrackerOptions, parts: PendingTrackerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#now = parts.now ?? steadyNow;
    this.#clock = parts.clock ?? (() => performance.now());
    this.#listeners = new Listeners(parts.log, 'a listener for pending transactions');
    this.#pool = new PendingPool(this.#options, (hash) => this.#removed.add(hash, this.#head));
    this.#decodedTxs = new DecodedTxCache((tx) =>
      parts.decode(tx, (hash) => this.#pool.get(hash)?.transaction.from ?? null),
    );
    this.#poller = options.listed ? this.#createPoller() : null;
  }

  /** After an upgrade of the node. Pending transactions stay until blocks or age remove them. */
  setKind({ listed, takesGaps }: Pick<PendingTrackerOptions, 'listed' | 'takesGaps'>): void {
    this.#options.takesGaps = takesGaps;
    if (listed === (this.#poller !== null)) return;
    this.#poller?.stop();
    this.#poller = listed ? this.#createPoller() : null;
    this.#unlisted = 0;
    if (this.#listeners.size > 0) this.#poller?.start();
  }

  get(transactionHash: Hash): PendingTransaction | null {
    this.#expire();
    const entry = this.#pool.get(transactionHash);
    if (entry === undefined) return null;
    // Clients query a transaction until it is mined. The poll notices when the node drops it.
    this.#poller?.refreshInBackground();
    return entry;
  }

  find(transactionHash: Hash, caller: Caller): Awaitable<PendingTransaction | null> {
    const known = this.get(transactionHash);
    if (known !== null || this.#poller?.isDue() !== true) return known;
    return this.#poller.refresh(FIND_WAIT_MS, caller).then(() => this.get(transactionHash));
  }

  all(): PendingTransaction[] {
    this.#expire();
    return [...this.#pool.entries()];
  }

  async bySender(caller: Caller): Promise<SenderTransactions[]> {
    await this.#queryNonces(this.#pool.queues(), caller);
    const senders: SenderTransactions[] = [];
    for (const queue of [...this.#pool.queues()]) {
      senders.push(this.#split(queue));
      if (sliceIsOver()) await nextSlice(caller.signal);
    }
    return senders;
  }

  async ofSender(sender: Address, caller: Caller): Promise<SenderTransactions> {
    const known = this.#pool.queueOf(sender);
    if (known !== undefined) await this.#queryNonces([known], caller);
    // The query may have removed all of the sender's transactions.
    const queue = this.#pool.queueOf(sender);
    return queue === undefined ? { sender, pending: [], queued: [] } : this.#split(queue);
  }

  async counts(caller: Caller): Promise<{ pending: number; queued: number }> {
    await this.#queryNonces(this.#pool.queues(), caller);
    let pending = 0;
    for (const queue of this.#pool.queues()) pending += this.#options.takesGaps ? queue.executableCount() : queue.size;
    return { pending: pending + this.#unlisted, queued: this.#pool.size - pending };
  }

  nextNonce(sender: Address, committedNonce: bigint): bigint {
    this.#expire();
    return this.#pool.queueOf(sender)?.nextNonce(committedNonce) ?? committedNonce;
  }

  async refresh(caller: Caller): Promise<void> {
    await this.#poller?.refresh(REFRESH_WAIT_MS, caller);
  }

  /** Polls the node's list even if that is not due. */
  async refreshNow(): Promise<void> {
    await this.#poller?.pollNow();
  }

  onAdded(listener: PendingListener): () => void {
    const remove = this.#listeners.add(listener);
    this.#poller?.start();
    return () => {
      remove();
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Called after blocks that may have dropped pending transactions. */
  async review(): Promise<void> {
    if (this.#pool.size > 0) await this.refreshNow();
  }

  stop(): void {
    this.#poller?.stop();
  }

  /**
   * Adds a transaction that the chain accepted. It replaces another one of the same sender and nonce. Listeners are
   * called even if its block came first: a client that sends and listens waits for it.
   */
  add(transaction: SignedTransaction): void {
    this.#add(transaction, false);
  }

  /** Removes the transactions of a block, and all of their senders up to their nonces. */
  onBlock(block: MinedBlock): void {
    if (block.number <= this.#head) this.#onSetBack(block.number);
    this.#head = block.number;
    for (const hash of block.hashes) {
      this.#mined.add(hash, block.number);
      if (this.#unlisted > 0 && this.#pool.get(hash) === undefined) this.#unlisted -= 1;
    }
    if (this.#pool.size === 0 || block.hashes.length === 0) return;
    for (const [sender, nonce] of this.#highestNonces(block)) {
      this.#pool.queueOf(sender)?.setCommittedNonce(nonce + 1n, block.number);
      this.#pool.removeOf(sender, (pending) => pending <= nonce);
    }
  }

  /** After a rollback or an edit of the chain, which may accept them again. */
  clear(): void {
    this.#removed.clear();
    // They are remembered as removed: when sent again, they are not new.
    this.#pool.removeAll();
    this.#mined.clear();
    this.#head = 0;
    this.#unlisted = 0;
  }

  dropFrom(sender: Address, nonce: bigint): void {
    this.#pool.removeOf(sender, (pending) => pending >= nonce);
  }

  #add(transaction: SignedTransaction, isListed: boolean): void {
    const { hash } = transaction;
    if (this.#pool.get(hash) !== undefined) return;
    const wasKnown = this.#removed.has(hash);
    if (this.#mined.has(hash)) this.#removed.add(hash, this.#head);
    else this.#pool.add(new PendingEntry(transaction, this.#now(), this.#clock()));
    if (!wasKnown) this.#listeners.call(transaction, isListed);
  }

  #createPoller(): MempoolPoller {
    const { node, log } = this.#parts;
    const onList: MempoolPollerParts['onList'] = (list, startedAt, caller) => this.#onList(list, startedAt, caller);
    return new MempoolPoller(
      { intervalMs: this.#options.refreshIntervalMs, timeoutMs: POLL_TIMEOUT_MS },
      { node, onList, log, clock: this.#clock },
    );
  }

  /** For senders with pending transactions. */
  #highestNonces(block: MinedBlock): Map<Address, bigint> {
    const known = block.hashes.map((hash) => this.#pool.get(hash)?.transaction);
    const mined = known.every((transaction) => transaction !== undefined) ? known : block.transactions();
    const highest = new Map<Address, bigint>();
    for (const { from, nonce } of mined) {
      if (this.#pool.queueOf(from) !== undefined && nonce >= (highest.get(from) ?? 0n)) highest.set(from, nonce);
    }
    return highest;
  }

  /** After a rollback, transactions may be mined again, and accounts have other nonces. */
  #onSetBack(height: number): void {
    for (const hash of this.#mined.removeFrom(height)) this.#removed.delete(hash);
    for (const queue of this.#pool.queues()) queue.clearCommittedNonce();
    for (const entry of this.#pool.entries()) entry.missingAt = null;
  }

  /** Queries the accounts whose nonce gaps are unknown, each at most once per height. */
  async #queryNonces(queues: Iterable<SenderQueue>, caller: Caller): Promise<void> {
    this.#expire();
    if (!this.#options.takesGaps) return;
    const { accounts } = this.#parts;
    const height = accounts.head();
    const unknown = [...queues].filter((queue) => queue.needsNonce(height)).values();
    // All workers draw from one iterator.
    const work = async () => {
      for (const queue of unknown) {
        const nonce = await accounts.nonce(queue.sender, height, caller);
        queue.setCommittedNonce(nonce, height);
        this.#pool.removeOf(queue.sender, (pending) => pending < nonce);
      }
    };
    await Promise.all(Array.from({ length: NONCE_QUESTIONS }, work));
  }

  #split(queue: SenderQueue): SenderTransactions {
    const { sender } = queue;
    const ordered = queue.ordered();
    if (!this.#options.takesGaps) return { sender, pending: ordered, queued: [] };
    const count = queue.executableCount();
    return { sender, pending: ordered.slice(0, count), queued: ordered.slice(count) };
  }

  /** Adds listed transactions, and drops those that are no longer listed. */
  async #onList({ total, txs }: UnconfirmedTxs, startedAt: number, caller: Caller): Promise<void> {
    const listed = new Set<Hash>();
    let others = 0;
    const hashes: Hash[] = [];
    for (const tx of txs) {
      const transactions = this.#decode(tx);
      if (transactions.length === 0) others += 1;
      for (const transaction of transactions) {
        hashes.push(transaction.hash);
        this.#addListed(transaction, listed, startedAt);
      }
      if (sliceIsOver()) await nextSlice();
    }
    this.#decodedTxs.endOfList();
    const isComplete = txs.length >= total;
    if (isComplete) this.#unlisted = 0;
    // A list with mined transactions, and its count, is older than their block.
    else if (!hashes.some((hash) => this.#mined.has(hash)))
      this.#unlisted = Math.max(0, total - others - this.#pool.size);
    if (isComplete) await this.#dropMissing(listed, startedAt, caller);
  }

  #addListed(transaction: SignedTransaction, listed: Set<Hash>, startedAt: number): void {
    const { hash, from, nonce } = transaction;
    // The list may be older than its block.
    if (this.#mined.has(hash)) return;
    const other = this.#pool.queueOf(from)?.at(nonce);
    // The other one was sent during the poll: the list may be older than this replacement.
    if (other !== undefined && other.addedAt >= startedAt && other.transaction.hash !== hash) return;
    this.#add(transaction, true);
    const entry = this.#pool.get(hash);
    if (entry === undefined) return;
    listed.add(hash);
    entry.wasListed = true;
    entry.missingAt = null;
  }

  /** Empty for a transaction that is not an Ethereum transaction, or does not decode. */
  #decode(tx: Uint8Array): SignedTransaction[] {
    try {
      return this.#decodedTxs.transactions(tx);
    } catch (error) {
      this.#parts.log.debug({ err: error }, 'a transaction in the mempool does not decode');
      return [];
    }
  }

  /** Waits until the node's height is indexed: a block removes transactions from the list before that. */
  async #dropMissing(listed: ReadonlySet<Hash>, startedAt: number, caller: Caller): Promise<void> {
    const missing = [...this.#pool.entries()].filter((entry) => this.#isMissing(entry, listed, startedAt));
    if (missing.some(({ missingAt }) => missingAt === null)) {
      const { lastHeight } = await this.#parts.node.applicationInfo(caller);
      for (const entry of missing) entry.missingAt ??= lastHeight;
    }
    for (const { transaction, missingAt } of missing) {
      if (missingAt !== null && this.#head >= missingAt + this.#options.missingBlocks)
        this.#pool.remove(transaction.hash);
    }
  }

  /** The application may hold an unlisted transaction outside the list, because of a nonce gap. */
  #isMissing(entry: PendingEntry, listed: ReadonlySet<Hash>, startedAt: number): boolean {
    if (listed.has(entry.transaction.hash) || entry.addedAt >= startedAt) return false;
    const { takesGaps, listsQueued } = this.#options;
    return entry.wasListed || !takesGaps || listsQueued;
  }

  #expire(): void {
    this.#pool.removeSeenUntil(this.#now() - MAX_AGE_MS);
  }
}

/** A block that was just indexed. */
export function minedBlock(
  number: number,
  block: Pick<NewBlock, 'transactionHashes' | 'transaction'>,
): MinedBlock {
  return {
    number,
    hashes: block.transactionHashes(),
    *transactions() {
      for (let transactionIndex = 0; ; transactionIndex++) {
        const json = block.transaction({ blockNumber: number, transactionIndex });
        if (json === null) return;
        yield senderAndNonce(json);
      }
    },
  };
}

/**
 * The two fields of a transaction as this process encoded it. They are cut out: parsing a block of 11,000 transactions
 * would hold the event loop for a tenth of a second. No field before them holds a quotation mark.
 */
function senderAndNonce(json: Uint8Array): Pick<SignedTransaction, 'from' | 'nonce'> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.length);
  const field = (name: string): string => {
    const start = text.indexOf(`"${name}":"`) + name.length + 4;
    return text.toString('latin1', start, text.indexOf('"', start));
  };
  // As `transactionObject` has encoded them.
  return { from: field('from') as Address, nonce: decodeQuantity(field('nonce')) };
}

/** The last hashes, each with a height. Not lru-cache: a second `add` must not renew a hash. */
class RecentHashes {
  readonly #heights = new Map<Hash, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  has(hash: Hash): boolean {
    return this.#heights.has(hash);
  }

  add(hash: Hash, height: number): void {
    this.#heights.set(hash, height);
    if (this.#heights.size > this.#max) this.#heights.delete(this.#heights.keys().next().value!);
  }

  delete(hash: Hash): void {
    this.#heights.delete(hash);
  }

  /** Returns the removed hashes. */
  removeFrom(height: number): Hash[] {
    const removed = [...this.#heights].filter(([, seenAt]) => seenAt >= height).map(([hash]) => hash);
    for (const hash of removed) this.#heights.delete(hash);
    return removed;
  }

  clear(): void {
    this.#heights.clear();
  }
}

/** Transactions of the last list, most of which are in the next one, too. lru-cache knows no lists. */
class DecodedTxCache {
  #last = new Map<string, SignedTransaction[]>();
  #next = new Map<string, SignedTransaction[]>();
  readonly #decode: (tx: Uint8Array) => SignedTransaction[];

  constructor(decode: (tx: Uint8Array) => SignedTransaction[]) {
    this.#decode = decode;
  }

  /** The Ethereum transactions of a CometBFT transaction; may throw. */
  transactions(tx: Uint8Array): SignedTransaction[] {
    const key = createHash('sha256').update(tx).digest('base64');
    const transactions = this.#last.get(key) ?? this.#decode(tx);
    this.#next.set(key, transactions);
    return transactions;
  }

  /** Called after each list. Drops transactions that were not in it. */
  endOfList(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }
}
