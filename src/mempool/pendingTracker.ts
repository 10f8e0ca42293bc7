/**
 * Tracks pending transactions, as far as a process outside the node can know them: those sent through this service, and
 * those that the node's mempool lists. Blocks, replacements and age remove them.
 *
 * Several workers share a log of what happened (`PendingEventLog`), and each applies its events in order, also those
 * that it appends itself: so all have the same transactions. Each removes those of a block when it gets the block. A
 * worker that is killed between sending and appending has answered no client. Then the node's list shows the
 * transaction; where there is none, it is known once it is sent again or mined.
 */
import type { Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import type { Mempool, PendingListener, PendingTransaction, SenderTransactions } from '../chain/mempool.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import { machineNow } from '../concurrency/machineClock.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { Listeners } from '../observe/listeners.js';
import type { Logger } from '../observe/logger.js';
import type { NumberedEvent, NumberedHash, PendingLogEntry } from '../store/shared/pendingEventLog.js';
import type { AddedEvent, PendingEvent } from '../store/shared/pendingEvent.js';
import { DecodedTxCache } from './decodedTxCache.js';
import { MempoolPoller, type MempoolPollerParts } from './mempoolPoller.js';
import type { MinedBlock } from './minedBlock.js';
import { PendingPool } from './pendingPool.js';
import { RecentHashes } from './recentHashes.js';
import { PendingEntry, type SenderQueue } from './senderQueue.js';
import { SharedPending, type SharedPendingParts } from './sharedPending.js';

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
  /** Milliseconds of a monotonic clock, which all workers share. */
  clock?: () => number;
  /** Null for a service of a single process. Default: null. */
  shared?: SharedPendingParts | null;
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
/** After this time a poll counts as ended, milliseconds: the worker may have hung. */
export const POLL_EXPIRY_MS = POLL_TIMEOUT_MS + 1_000;
/** Most concurrent queries for nonces. */
const NONCE_QUESTIONS = 16;

/** Mined hashes that are remembered: the result of sending, or an old list, may arrive after the block. */
const REMEMBERED_MINED = 32_768;

/** Other removed hashes that are remembered: they are not new to listeners. */
const REMEMBERED_REMOVED = 16_384;

/** Polls the node while it has listeners. */
export class PendingTracker implements Mempool {
  readonly #options: Required<PendingTrackerOptions>;
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
  readonly #shared: SharedPending | null;
  /** Number of the last applied event. */
  #cursor = 0;
  /** In this worker's pool, and not in the log, which could not be written. */
  readonly #unshared = new Set<Hash>();
  /** Appended by this worker, whose block it had already; other workers may not have had it. */
  #appendedMined: NumberedHash[] = [];
  readonly #parts: PendingTrackerParts;

  constructor(options: PendingTrackerOptions, parts: PendingTrackerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = parts.clock ?? machineNow;
    this.#listeners = new Listeners(parts.log, 'a listener for pending transactions');
    this.#pool = new PendingPool(this.#options, (entry) => this.#onLeft(entry));
    this.#decodedTxs = new DecodedTxCache((tx) =>
      parts.decode(tx, (hash) => this.#pool.get(hash)?.transaction.from ?? null),
    );
    const { shared = null, log } = parts;
    this.#shared = shared && new SharedPending(shared, log, () => this.#onNews());
    this.#poller = options.listed ? this.#createPoller() : null;
    this.#cursor = this.#shared?.end() ?? 0;
    this.#reconcile(true);
  }

  /** After an upgrade of the node. Pending transactions stay until blocks or age remove them. */
  setKind({ listed, takesGaps }: Pick<PendingTrackerOptions, 'listed' | 'takesGaps'>): void {
    this.#options.takesGaps = takesGaps;
    if (listed === (this.#poller !== null)) return;
    this.#poller?.close();
    this.#poller = listed ? this.#createPoller() : null;
    this.#unlisted = 0;
    if (this.#listeners.size > 0) this.#poller?.start();
  }

  update(): void {
    this.#takeIn();
    this.#pool.removeSeenUntil(this.#clock() - MAX_AGE_MS);
    this.#shared?.removeLeft();
  }

  get(transactionHash: Hash): PendingTransaction | null {
    this.update();
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
    this.update();
    return [...this.#pool.entries()];
  }

  recent(): Hash[] {
    const pending = this.all().map(({ transaction: { hash } }) => hash);
    return this.#shared === null ? pending : [...new Set([...this.#shared.added(), ...pending])];
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
    this.update();
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
    this.update();
    return this.#pool.queueOf(sender)?.nextNonce(committedNonce) ?? committedNonce;
  }

  async refresh(caller: Caller): Promise<void> {
    await this.#poller?.refresh(REFRESH_WAIT_MS, caller);
    this.update();
  }

  /** Polls the node's list even if that is not due. */
  async refreshNow(): Promise<void> {
    await this.#poller?.pollNow();
  }

  onAdded(listener: PendingListener): () => void {
    // What others have added is not new to this listener.
    this.update();
    const remove = this.#listeners.add(listener);
    this.#poller?.start();
    this.#shared?.startReading();
    return () => {
      remove();
      if (this.#listeners.size > 0) return;
      this.#poller?.stop();
      this.#shared?.stopReading();
    };
  }

  /** Called after blocks that may have dropped pending transactions. */
  async review(): Promise<void> {
    this.update();
    if (this.#pool.size > 0) await this.refreshNow();
  }

  /** What the workers share may be closed after this. */
  stop(): void {
    this.#poller?.close();
    this.#shared?.close();
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
    this.update();
    if (block.number <= this.#head) this.#onSetBack(block.number);
    else this.#onNext();
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
    this.#shared?.removeLeftAt({ height: block.number, isMined: (hash) => this.#mined.has(hash) });
  }

  /** After a rollback or an edit of the chain, which may accept them again. */
  clear(): void {
    this.#publish({ kind: 'cleared' });
  }

  dropFrom(sender: Address, nonce: bigint): void {
    this.update();
    this.#pool.removeOf(sender, (pending) => pending >= nonce);
    this.#shared?.removeLeft();
  }

  #add(transaction: SignedTransaction, isListed: boolean): void {
    const { hash } = transaction;
    this.#takeIn();
    this.#shareAgain();
    if (this.#pool.get(hash) !== undefined) return;
    this.#publish({ kind: 'added', transaction, isListed, seenAt: this.#clock() });
    this.#shared?.removeLeft();
  }

  /** Appends to the log, and applies that and what others have appended before. */
  #publish(event: PendingEvent): void {
    const number = this.#shared?.append(event);
    if (number !== undefined) this.#takeIn(number === null ? null : { number, event });
    // There is no log, or it could not be written or read.
    if (number === undefined || this.#cursor < (number ?? 0)) this.#apply(event);
    if (event.kind === 'added') this.#holdAdded(event, number);
  }

  /** This worker knows a transaction that it has added, whatever the log has. */
  #holdAdded(event: AddedEvent, number: number | null | undefined): void {
    const { hash } = event.transaction;
    if (number === undefined && this.#shared !== null) this.#unshared.add(hash);
    // Its event in the log may be damaged.
    if (number === null && this.#pool.get(hash) === undefined && !this.#removed.has(hash)) this.#apply(event);
  }

  /** Appends what could not be appended before. */
  #shareAgain(): void {
    for (const hash of this.#unshared) {
      const entry = this.#pool.get(hash);
      if (entry?.number === null) {
        const { transaction, wasListed, seenAt } = entry;
        const event = { kind: 'added', transaction, isListed: wasListed, seenAt } as const;
        const number = this.#shared?.append(event);
        if (number === undefined) return;
        this.#takeIn(number === null ? null : { number, event });
      }
      this.#unshared.delete(hash);
    }
  }

  /** Applies the events that others have appended. `own` is one that this worker has just appended. */
  #takeIn(own: NumberedEvent | null = null): void {
    if (this.#shared === null) return;
    const { end, events, isWhole } = this.#shared.since(this.#cursor, own);
    if (end === this.#cursor) return;
    this.#cursor = end;
    for (const { number, event } of events) {
      if (isWhole || event.kind !== 'added') this.#apply(event, number);
      else this.#announceLate(event);
      if (event === own?.event) this.#onOwn(own);
    }
    if (!isWhole) this.#reconcile();
  }

  /** Some events before this one are missing, so `#reconcile` adds the transaction, if it is still pending. */
  #announceLate({ transaction, isListed }: AddedEvent): void {
    const { hash } = transaction;
    if (this.#pool.get(hash) !== undefined || this.#removed.has(hash)) return;
    this.#removed.add(hash, this.#head);
    this.#listeners.call(transaction, isListed);
  }

  #onOwn({ number, event }: NumberedEvent): void {
    if (event.kind !== 'added') return;
    const { hash } = event.transaction;
    if (this.#mined.has(hash)) this.#appendedMined.push({ hash, number });
  }

  /** `number` is null for an event that is not in the log. */
  #apply(event: PendingEvent, number: number | null = null): void {
    switch (event.kind) {
      case 'added':
        return this.#applyAdded(event, number);
      case 'dropped':
        for (const hash of event.hashes) this.#pool.remove(hash);
        return;
      case 'superseded':
        // Otherwise this worker's own block removes them.
        if (this.#head >= event.height) for (const hash of event.hashes) this.#pool.remove(hash);
        return;
      case 'listed':
        for (const entry of this.#entriesOf(event.hashes)) Object.assign(entry, { wasListed: true, missingAt: null });
        return;
      case 'missing':
        for (const entry of this.#entriesOf(event.hashes)) entry.missingAt ??= event.height;
        return;
      case 'unlisted':
        this.#unlisted = event.count;
        return;
      case 'cleared':
        this.#removed.clear();
        // They are remembered as removed: when sent again, they are not new.
        this.#pool.removeAll();
        this.#mined.clear();
        this.#head = 0;
        this.#unlisted = 0;
    }
  }

  #applyAdded({ transaction, isListed, seenAt }: AddedEvent, number: number | null): void {
    const { hash } = transaction;
    const known = this.#pool.get(hash);
    if (known !== undefined) {
      known.number = number ?? known.number;
      return;
    }
    const wasKnown = this.#removed.has(hash);
    if (this.#mined.has(hash)) this.#removed.add(hash, this.#head);
    else {
      const entry = new PendingEntry(transaction, seenAt, number);
      entry.wasListed = isListed;
      this.#pool.add(entry);
    }
    if (!wasKnown) this.#listeners.call(transaction, isListed);
  }

  #entriesOf(hashes: readonly Hash[]): PendingEntry[] {
    return hashes.map((hash) => this.#pool.get(hash)).filter((entry) => entry !== undefined);
  }

  #onLeft({ transaction: { hash }, number }: PendingEntry): void {
    this.#removed.add(hash, this.#head);
    this.#unshared.delete(hash);
    if (number !== null) this.#shared?.onLeft({ hash, number });
  }

  #onNews(): void {
    this.update();
    this.#poller?.othersMayHaveEnded();
  }

  /**
   * Makes the pool what the log says is pending, where single events are not known. At the start of this worker, the
   * log may have transactions that are mined.
   */
  #reconcile(isStart = false): void {
    const entries = this.#shared?.entries() ?? null;
    if (this.#shared === null || entries === null) return;
    const isMined = (hash: Hash): boolean => isStart && this.#shared?.isMined(hash) === true;
    const numbers = new Map(entries.map(({ hash, number }) => [hash, number]));
    for (const { transaction, number } of [...this.#pool.entries()]) {
      const { hash } = transaction;
      if ((number !== null && !numbers.has(hash)) || isMined(hash)) this.#pool.remove(hash);
    }
    for (const entry of entries) {
      if (this.#pool.get(entry.hash) !== undefined) continue;
      if (isMined(entry.hash)) this.#shared.onLeft(entry);
      else this.#restore(entry);
    }
    if (isStart) this.#shared.removeLeftAt({ height: this.#head, isMined });
  }

  #restore({ hash, number, wasListed, missingAt }: PendingLogEntry): void {
    // Null when it is damaged: then this worker learns of it from the node's list.
    const event = this.#shared?.addedEvent(number) ?? null;
    if (event === null) return;
    this.#apply(event, number);
    const entry = this.#pool.get(hash);
    if (entry !== undefined) Object.assign(entry, { wasListed, missingAt });
  }

  #createPoller(): MempoolPoller {
    const { node, log } = this.#parts;
    const onList: MempoolPollerParts['onList'] = (list, startedAt, caller) => this.#onList(list, startedAt, caller);
    return new MempoolPoller(
      { intervalMs: this.#options.refreshIntervalMs, timeoutMs: POLL_TIMEOUT_MS },
      {
        ...{ node, onList, log, clock: this.#clock },
        turn: this.#shared?.turn ?? null,
        onEnded: () => this.#shared?.tell(),
      },
    );
  }

  /** Transactions of blocks that this worker may have missed before its first one are in the index. */
  #onNext(): void {
    if (this.#head === 0) this.#reconcile(true);
    for (const left of this.#appendedMined.splice(0)) this.#shared?.onLeft(left);
    this.#shared?.removeLeftAt({ height: this.#head, isMined: () => true });
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
    // Other workers may have gone back before, and added transactions that this one took for mined.
    this.#appendedMined = [];
    this.#reconcile();
  }

  /** Queries the accounts whose nonce gaps are unknown, each at most once per height. */
  async #queryNonces(queues: Iterable<SenderQueue>, caller: Caller): Promise<void> {
    this.update();
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
    this.update();
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
    this.update();
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
    this.update();
    const changed = this.#entriesOf([...listed]).filter(({ wasListed, missingAt }) => !wasListed || missingAt !== null);
    if (changed.length > 0) this.#publish({ kind: 'listed', hashes: hashesOf(changed) });
    const isComplete = txs.length >= total;
    // A list with mined transactions, and its count, is older than their block.
    if (isComplete) this.#setUnlisted(0);
    else if (!hashes.some((hash) => this.#mined.has(hash)))
      this.#setUnlisted(Math.max(0, total - others - this.#pool.size));
    if (isComplete) await this.#dropMissing(listed, startedAt, caller);
  }

  /** Other workers may have counted otherwise since the last poll. */
  #setUnlisted(count: number): void {
    if (count !== this.#unlisted || count > 0) this.#publish({ kind: 'unlisted', count });
  }

  #addListed(transaction: SignedTransaction, listed: Set<Hash>, startedAt: number): void {
    const { hash, from, nonce } = transaction;
    // The list may be older than its block.
    if (this.#mined.has(hash) || this.#isMinedUnknown(hash)) return;
    const other = this.#pool.queueOf(from)?.at(nonce);
    // The other one was sent during the poll: the list may be older than this replacement.
    if (other !== undefined && other.seenAt >= startedAt && other.transaction.hash !== hash) return;
    this.#add(transaction, true);
    listed.add(hash);
  }

  /** Whether this worker, which started later, does not know that the transaction is mined. */
  #isMinedUnknown(hash: Hash): boolean {
    return this.#shared !== null && this.#pool.get(hash) === undefined && this.#shared.isMined(hash);
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
      const changed = missing.filter(({ missingAt }) => missingAt === null);
      this.#publish({ kind: 'missing', hashes: hashesOf(changed), height: lastHeight });
    }
    for (const { transaction, missingAt } of missing) {
      if (missingAt !== null && this.#head >= missingAt + this.#options.missingBlocks)
        this.#pool.remove(transaction.hash);
    }
    this.#shared?.removeLeft();
  }

  /** The application may hold an unlisted transaction outside the list, because of a nonce gap. */
  #isMissing(entry: PendingEntry, listed: ReadonlySet<Hash>, startedAt: number): boolean {
    if (listed.has(entry.transaction.hash) || entry.seenAt >= startedAt) return false;
    const { takesGaps, listsQueued } = this.#options;
    return entry.wasListed || !takesGaps || listsQueued;
  }
}

function hashesOf(entries: readonly PendingEntry[]): Hash[] {
  return entries.map(({ transaction }) => transaction.hash);
}
