/**
 * Transactions on their way into a block, as far as an outside process can know them: what was sent through this one, and what the node's
 * mempool lists. Asked by methods, filters and subscriptions; fed by sending and by the node's list; emptied by blocks, replacement and age.
 */
import type { Address, Hash } from '../../generated/types.js';
import type { Mempool, PendingListener, PendingTransaction, SenderTransactions } from '../chain/mempool.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Awaitable } from '../evm/encodedJson.js';
import type { SignedTransaction } from '../evm/transaction.js';
import type { Logger } from '../observe/logger.js';
import { askCommittedNonces, type CommittedNoncesParts } from './committedNonces.js';
import { RecentHashes } from './recentHashes.js';
import type { MinedBlock } from './minedBlock.js';
import { MempoolPoller, type MempoolPollerParts } from './mempoolPoller.js';
import { PendingEntry } from './pendingEntry.js';
import { PendingPool } from './pendingPool.js';
import type { SenderQueue } from './senderQueue.js';
import { DecodedTxCache } from './decodedTxCache.js';

export interface PendingTrackerOptions {
  /** Whether the node's mempool lists its transactions. */
  listed: boolean;
  /** Whether the chain takes nonce gaps: only then accounts' nonces are needed to tell what is in line. */
  takesGaps: boolean;
  /** Most transactions kept; the oldest give way. */
  maxTransactions?: number;
  /** Most bytes of signed transactions kept; the oldest give way. */
  maxBytes?: number;
  /** Age at which a transaction that no block took is forgotten, milliseconds: three hours, as geth's pool and the application's do. */
  maxAgeMs?: number;
  /** Shortest time between two looks at the node's list, milliseconds. */
  refreshIntervalMs?: number;
  /** Longest that the look-up of an unknown hash waits for the node's list, milliseconds. */
  findWaitMs?: number;
  /** Longest that `refresh` waits for the node's list, milliseconds: its callers count, and a wrong nonce is worse than a late one. */
  refreshWaitMs?: number;
  /** When a look at the node's list is given up, milliseconds. */
  refreshTimeoutMs?: number;
  /** Whether the list shows what waits behind a nonce gap, too. */
  listsQueued?: boolean;
  /**
   * How many blocks long a transaction may be missing from the node's complete list before it counts as dropped: of several nodes behind one
   * address, each has its own. The block that may have taken it out of the list is waited for in any case.
   */
  missingBlocks?: number;
}

export interface PendingTrackerParts {
  node: Pick<Node, 'unconfirmedTxs' | 'applicationInfo'>;
  accounts: CommittedNoncesParts;
  /** The Ethereum transactions of a CometBFT transaction; may throw. Finding a sender takes long where `knownSender` does not tell it. */
  decode: (tx: Uint8Array, knownSender: (transactionHash: Hash) => Address | null) => SignedTransaction[];
  log: Logger;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Milliseconds of a clock that never jumps. */
  clock?: () => number;
}

const DEFAULTS = {
  maxTransactions: 10_000,
  maxBytes: 64 * 1024 * 1024,
  maxAgeMs: 3 * 3600_000,
  refreshIntervalMs: 200,
  findWaitMs: 30,
  refreshWaitMs: 250,
  refreshTimeoutMs: 5_000,
  listsQueued: false,
  missingBlocks: 2,
};

/** Mined transactions that are remembered: the answer to sending, or a list that was asked for before, can arrive after the block. */
const REMEMBERED_MINED = 32_768;

/** Transactions that left otherwise and are remembered: nobody is told of them a second time. */
const REMEMBERED_LEFT = 16_384;

export class PendingTracker implements Mempool {
  readonly #options: Required<PendingTrackerOptions>;
  readonly #now: () => number;
  readonly #clock: () => number;
  readonly #mined = new RecentHashes(REMEMBERED_MINED);
  readonly #left = new RecentHashes(REMEMBERED_LEFT);
  readonly #pool: PendingPool;
  /** Null where the node lists nothing. */
  readonly #list: MempoolPoller | null;
  readonly #txMemory: DecodedTxCache;
  readonly #listeners = new Set<PendingListener>();
  #head = 0;
  /** How many Ethereum transactions the node has, when its last list was cut and so does not show them all. */
  #countedByNode: number | null = null;
  readonly #parts: PendingTrackerParts;

  constructor(options: PendingTrackerOptions, parts: PendingTrackerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#now = parts.now ?? Date.now;
    this.#clock = parts.clock ?? (() => performance.now());
    this.#pool = new PendingPool(this.#options, (hash) => this.#left.add(hash, this.#head));
    this.#txMemory = new DecodedTxCache((tx) =>
      parts.decode(tx, (hash) => this.#pool.get(hash)?.transaction.from ?? null),
    );
    this.#list = options.listed ? this.#createList() : null;
  }

  get(transactionHash: Hash): PendingTransaction | null {
    this.#expire();
    const entry = this.#pool.get(transactionHash);
    if (entry === undefined) return null;
    // Who waits for a transaction asks for it again and again; so it is noticed when the node drops it.
    this.#list?.refreshLater();
    return entry;
  }

  find(transactionHash: Hash, signal?: AbortSignal): Awaitable<PendingTransaction | null> {
    const known = this.get(transactionHash);
    if (known !== null || this.#list?.isDue() !== true) return known;
    return this.#list.refresh(this.#options.findWaitMs, signal).then(() => this.get(transactionHash));
  }

  all(): PendingTransaction[] {
    this.#expire();
    return [...this.#pool.entries()];
  }

  async bySender(signal?: AbortSignal): Promise<SenderTransactions[]> {
    await this.#settle(this.#pool.lines(), signal);
    const senders: SenderTransactions[] = [];
    for (const line of [...this.#pool.lines()]) {
      senders.push(this.#split(line));
      if (sliceIsOver()) await nextSlice(signal);
    }
    return senders;
  }

  async ofSender(sender: Address, signal?: AbortSignal): Promise<SenderTransactions> {
    const line = this.#pool.line(sender);
    if (line !== undefined) await this.#settle([line], signal);
    const settled = this.#pool.line(sender);
    return settled === undefined ? { sender, pending: [], queued: [] } : this.#split(settled);
  }

  async counts(signal?: AbortSignal): Promise<{ pending: number; queued: number }> {
    await this.#settle(this.#pool.lines(), signal);
    let pending = 0;
    for (const line of this.#pool.lines()) pending += this.#options.takesGaps ? line.inLine() : line.size;
    const hidden = Math.max(0, (this.#countedByNode ?? 0) - this.#pool.size);
    return { pending: pending + hidden, queued: this.#pool.size - pending };
  }

  nextNonce(sender: Address, committedNonce: bigint): bigint {
    this.#expire();
    return this.#pool.line(sender)?.nextNonce(committedNonce) ?? committedNonce;
  }

  async refresh(signal?: AbortSignal): Promise<void> {
    await this.#list?.refresh(this.#options.refreshWaitMs, signal);
  }

  /** Looks at the node's list now, however short ago it was looked at: something is known to have changed. */
  async refreshNow(): Promise<void> {
    await this.#list?.readNow();
  }

  onAdded(listener: PendingListener): () => void {
    this.#listeners.add(listener);
    this.#list?.follow();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Looks at the node's list now if anything is known to wait: blocks that were just made may have had it dropped. */
  async review(): Promise<void> {
    if (this.#pool.size > 0) await this.refreshNow();
  }

  /** Ends the looking at the node's list by itself. */
  stop(): void {
    this.#list?.unfollow();
  }

  /**
   * A transaction that the chain accepted. Another one of the same sender and nonce is replaced. Listeners are told also when its block was
   * faster than the answer to sending: who sends and listens waits for it.
   */
  add(transaction: SignedTransaction): void {
    this.#add(transaction, false);
  }

  /** A block holds these: they are not pending any more, nor is anything else of their senders up to their nonces. */
  onBlock(block: MinedBlock): void {
    if (block.number <= this.#head) this.#wentBack(block.number);
    this.#head = block.number;
    for (const hash of block.hashes) this.#mined.add(hash, block.number);
    if (this.#pool.size === 0 || block.hashes.length === 0) return;
    for (const [sender, nonce] of this.#highestNonces(block)) {
      this.#pool.line(sender)?.learn(nonce + 1n, block.number);
      this.#pool.removeOf(sender, (pending) => pending <= nonce);
    }
  }

  /** Forgets what waits and what was mined: the chain was set back or edited, and may take it again. */
  clear(): void {
    this.#left.clear();
    // What waits is remembered as it goes: it may be sent again, and is no news then.
    this.#pool.removeAll();
    this.#mined.clear();
    this.#head = 0;
    this.#countedByNode = null;
  }

  dropFrom(sender: Address, nonce: bigint): void {
    this.#pool.removeOf(sender, (pending) => pending >= nonce);
  }

  #add(transaction: SignedTransaction, isListed: boolean): void {
    const { hash } = transaction;
    if (this.#pool.get(hash) !== undefined) return;
    const wasHere = this.#left.has(hash);
    if (this.#mined.has(hash)) this.#left.add(hash, this.#head);
    else this.#pool.add(new PendingEntry(transaction, this.#now(), this.#clock()));
    if (!wasHere) this.#tell(transaction, isListed);
  }

  #createList(): MempoolPoller {
    const { refreshIntervalMs: intervalMs, refreshTimeoutMs: timeoutMs } = this.#options;
    const { node, log } = this.#parts;
    const take: MempoolPollerParts['take'] = (list, beganAt, signal) => this.#take(list, beganAt, signal);
    return new MempoolPoller({ intervalMs, timeoutMs }, { node, take, log, clock: this.#clock });
  }

  /** The highest mined nonce of each sender who has something waiting. */
  #highestNonces(block: MinedBlock): Map<Address, bigint> {
    const known = block.hashes.map((hash) => this.#pool.get(hash)?.transaction);
    const mined = known.every((transaction) => transaction !== undefined) ? known : block.transactions();
    const highest = new Map<Address, bigint>();
    for (const { from, nonce } of mined) {
      if (this.#pool.line(from) !== undefined && nonce >= (highest.get(from) ?? 0n)) highest.set(from, nonce);
    }
    return highest;
  }

  /** The node was set back: what was mined from a height on may be mined again, and accounts have other nonces. */
  #wentBack(height: number): void {
    for (const hash of this.#mined.takeFrom(height)) this.#left.delete(hash);
    for (const line of this.#pool.lines()) line.unlearn();
    for (const entry of this.#pool.entries()) entry.missingAt = null;
  }

  async #settle(lines: Iterable<SenderQueue>, signal: AbortSignal | undefined): Promise<void> {
    this.#expire();
    if (!this.#options.takesGaps) return;
    const dropMined = ({ sender }: SenderQueue, nonce: bigint) =>
      this.#pool.removeOf(sender, (pending) => pending < nonce);
    await askCommittedNonces(this.#parts.accounts, lines, dropMined, signal);
  }

  #split(line: SenderQueue): SenderTransactions {
    const { sender } = line;
    const ordered = line.ordered();
    if (!this.#options.takesGaps) return { sender, pending: ordered, queued: [] };
    const inLine = line.inLine();
    return { sender, pending: ordered.slice(0, inLine), queued: ordered.slice(inLine) };
  }

  /** What the node lists is pending, and what it lists no longer may have been dropped. */
  async #take({ total, txs }: UnconfirmedTxs, beganAt: number, signal: AbortSignal): Promise<void> {
    const listed = new Set<Hash>();
    let others = 0;
    for (const tx of txs) {
      const transactions = this.#decode(tx);
      if (transactions.length === 0) others += 1;
      for (const transaction of transactions) this.#addListed(transaction, listed, beganAt);
      if (sliceIsOver()) await nextSlice();
    }
    this.#txMemory.endOfList();
    const isComplete = txs.length >= total;
    this.#countedByNode = isComplete ? null : total - others;
    if (isComplete) await this.#dropMissing(listed, beganAt, signal);
  }

  #addListed(transaction: SignedTransaction, listed: Set<Hash>, beganAt: number): void {
    const { hash, from, nonce } = transaction;
    // The list may be of the time before its block.
    if (this.#mined.has(hash)) return;
    const other = this.#pool.line(from)?.at(nonce);
    // Sent while the list was under way: the list may be of the time before its replacement.
    if (other !== undefined && other.addedAt >= beganAt && other.transaction.hash !== hash) return;
    this.#add(transaction, true);
    const entry = this.#pool.get(hash);
    if (entry === undefined) return;
    listed.add(hash);
    entry.wasListed = true;
    entry.missingAt = null;
  }

  /** The mempool holds other transactions too, and may hold what we cannot read. */
  #decode(tx: Uint8Array): SignedTransaction[] {
    try {
      return this.#txMemory.transactions(tx);
    } catch (error) {
      this.#parts.log.debug({ err: error }, 'a transaction in the mempool does not decode');
      return [];
    }
  }

  /**
   * What the complete list is without was taken out of it by a block that is known by now, or it was dropped. A block takes it out before the
   * node can be asked how high it is.
   */
  async #dropMissing(listed: ReadonlySet<Hash>, beganAt: number, signal: AbortSignal): Promise<void> {
    const missing = [...this.#pool.entries()].filter((entry) => this.#isMissing(entry, listed, beganAt));
    if (missing.some(({ missingAt }) => missingAt === null)) {
      const { lastHeight } = await this.#parts.node.applicationInfo(signal);
      for (const entry of missing) entry.missingAt ??= lastHeight;
    }
    for (const { transaction, missingAt } of missing) {
      if (missingAt !== null && this.#head >= missingAt + this.#options.missingBlocks)
        this.#pool.remove(transaction.hash);
    }
  }

  /** Where the application keeps transactions with nonce gaps beside the list, what was never listed may be there still. */
  #isMissing(entry: PendingEntry, listed: ReadonlySet<Hash>, beganAt: number): boolean {
    if (listed.has(entry.transaction.hash) || entry.addedAt >= beganAt) return false;
    const { takesGaps, listsQueued } = this.#options;
    return entry.wasListed || !takesGaps || listsQueued;
  }

  #expire(): void {
    this.#pool.removeSeenUntil(this.#now() - this.#options.maxAgeMs);
  }

  #tell(transaction: SignedTransaction, isListed: boolean): void {
    for (const listener of this.#listeners) {
      try {
        listener(transaction, isListed);
      } catch (error) {
        this.#parts.log.error({ err: error }, 'a listener for pending transactions failed');
      }
    }
  }
}
