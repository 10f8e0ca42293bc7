/**
 * Sends a subscription the blocks between its cursor and the head, as fast as the client reads: one page at a time for
 * each connection. After a removal of blocks, the logs of them that were sent come first, with `removed: true`. Then it
 * makes the subscription live in the same turn of the event loop, so that no block is missed.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Blocks } from '../chain/blocks.js';
import { HistoryPruned, isHistoryLost, NodeUnavailable, type ResultsDiscarded } from '../chain/chainErrors.js';
import { afterRemoval, currentPosition, type LogPosition } from '../chain/logPosition.js';
import { RemovedLogsLost, type RemovedLogs } from '../chain/removedLogs.js';
import { KeyedMutex } from '../concurrency/keyedMutex.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/request.js';
import type { PartLog } from '../observe/logger.js';
import { indexedBlocks, readHead, readReceipts, type BlockJson } from './blockNotifications.js';
import type { BlockSubscription } from './blockSubscription.js';
import type { LogQuery, ReceiptQuery } from './blockQuery.js';
import type { EncodeNotification } from './encodeNotification.js';

/** What a replay reads and encodes with. */
export interface ReplayParts {
  blocks: Pick<Blocks, 'head' | 'summary' | 'block' | 'reachOfSearch' | 'logPage' | 'receipts' | 'receipt' | 'place'>;
  encode: EncodeNotification;
  removedLogs: RemovedLogs;
  log: PartLog;
}

/** Results that are read together. */
interface Page {
  /** JSON of the result of each notification. */
  results: readonly Uint8Array[];
  to: number;
}

/** Size of a page, and of one write: much less than the high-water mark, much more than a header. */
const PAGE_BYTES = 65_536;
const PAGE_LOGS = 256;
const ALL_BLOCKS = { from: 0, to: Infinity };
/** Logs of one removed block that are read together: each page reads the whole block again. */
const PAGE_OF_BLOCK_BYTES = 4 * 1024 * 1024;
/** Blocks of one log search, which holds the event loop. */
const PAGE_BLOCKS = 500;
/** Pages that all replays read at one time. A few hide the latency of a node; thousands would only wake each other. */
const MAX_READS = 4;
/** What a page costs the client: a search of hundreds of blocks, or some hundred headers. */
const PAGE_UNITS = 5;
/** What it costs to find the block of one transaction. */
const LOOK_UP_UNITS = 1;
/** The longest pause between checks of the client's units, milliseconds. */
const LONGEST_PAUSE_MS = 1_000;

/** Replays blocks to subscriptions that are behind the head. */
export class Replayer {
  readonly #reads = new Semaphore(MAX_READS);
  /** One replay of a connection at a time. */
  readonly #locks = new KeyedMutex<Connection>();
  readonly #parts: ReplayParts;
  readonly #stopping: AbortSignal;
  readonly #own: Caller;
  readonly #indexed: BlockJson;

  constructor(parts: ReplayParts, stopping: AbortSignal) {
    this.#parts = parts;
    this.#stopping = stopping;
    this.#own = ownWork(stopping);
    this.#indexed = indexedBlocks(parts.blocks, this.#own);
  }

  /** Sends the blocks between the cursor and the head, and makes the subscription live. */
  async catchUp(subscription: BlockSubscription): Promise<void> {
    const backoff = new Backoff();
    while (!subscription.isLive && (await this.#canContinue(subscription))) {
      await this.#withLock(subscription, backoff, () => this.#sendPage(subscription));
    }
  }

  /**
   * Sends the receipts of the query's transactions that were mined before the subscription's cursor, block by block.
   */
  async sendMined(subscription: BlockSubscription, query: ReceiptQuery): Promise<void> {
    const backoff = new Backoff();
    const numbers = new Set<number>();
    for (const hash of query.hashes ?? []) {
      await this.#retry(subscription, backoff, async () => {
        if (!(await this.#charge(subscription, LOOK_UP_UNITS))) return;
        const place = await this.#read(async () => this.#parts.blocks.place(hash, this.#own));
        if (place !== null) numbers.add(place.blockNumber);
      });
    }
    for (const number of [...numbers].sort((a, b) => a - b)) {
      if (number >= subscription.next) return;
      await this.#retry(subscription, backoff, async () => {
        if (!(await this.#charge(subscription, PAGE_UNITS))) return;
        const receipts = await this.#read(() => readReceipts(number, query, this.#indexed));
        await this.#send(subscription, receipts);
      });
    }
  }

  async #canContinue(subscription: BlockSubscription): Promise<boolean> {
    const { connection } = subscription;
    // Other waiting replays may have filled the buffer.
    while (connection.isOpen && !connection.canSendMore) await connection.drained();
    return !subscription.isEnded && !this.#stopping.aborted;
  }

  /**
   * Counts the units of the next read for the client, and waits until it has them. New blocks, which are read once for
   * all clients, cost none. False when the subscription has ended meanwhile.
   */
  async #charge(subscription: BlockSubscription, units: number): Promise<boolean> {
    for (;;) {
      const waitMs = subscription.connection.allowance?.waitFor(units) ?? 0;
      if (waitMs === 0) return true;
      await pause(Math.min(waitMs, LONGEST_PAUSE_MS), this.#stopping);
      if (subscription.isEnded || this.#stopping.aborted) return false;
    }
  }

  /** Sends the next page, or makes the subscription live when there is none. */
  async #sendPage(subscription: BlockSubscription): Promise<void> {
    const removals = await this.#parts.removedLogs.since(subscription.generation);
    const position = currentPosition(subscription.position, removals);
    if (position === null) throw new RemovedLogsLost();
    subscription.moveTo(position);
    if (position.removal !== null) {
      if (!(await this.#charge(subscription, PAGE_UNITS))) return;
      const removed = await this.#read(() => this.#readRemoved(subscription));
      subscription.moveTo(removed.to);
      return this.#send(subscription, removed.results);
    }
    const { next: from, range } = subscription;
    const last = Math.min(this.#parts.blocks.head(), range.to);
    if (from > last) {
      subscription.isLive = !subscription.isEnded;
      return;
    }
    if (!(await this.#charge(subscription, PAGE_UNITS))) return;
    const page = await this.#read(() => this.#readPage(subscription, last));
    // A rollback may have removed what was read.
    if ((await this.#parts.removedLogs.since(position.generation)).generation !== position.generation) return;
    subscription.advanceTo(page.to);
    await this.#send(subscription, page.results);
  }

  async #readRemoved({ query, position }: BlockSubscription): Promise<{ results: Uint8Array[]; to: LogPosition }> {
    if (query.kind !== 'logs') return { results: [], to: afterRemoval(position) };
    const search = { criteria: query.criteria, range: ALL_BLOCKS };
    const limits = { maxResults: PAGE_LOGS, maxBytes: PAGE_BYTES, maxBlockBytes: PAGE_OF_BLOCK_BYTES };
    const { logs, to } = await this.#parts.removedLogs.page(position, search, limits, this.#own);
    return { results: logs.map(({ bytes }) => bytes), to };
  }

  #readPage(subscription: BlockSubscription, last: number): Promise<Page> {
    const { query, next: from } = subscription;
    switch (query.kind) {
      case 'newHeads':
        return this.#collect(subscription, last, (number) => readHead(number, query, this.#indexed));
      case 'transactionReceipts':
        return this.#collect(subscription, last, (number) => readReceipts(number, query, this.#indexed));
      case 'logs':
        return this.#searchLogs(from, last, query);
    }
  }

  async #searchLogs(from: number, last: number, { criteria }: LogQuery): Promise<Page> {
    const to = this.#parts.blocks.reachOfSearch({ from, to: last }, PAGE_BLOCKS);
    const limits = { maxResults: PAGE_LOGS, maxBytes: PAGE_BYTES };
    const page = await this.#parts.blocks.logPage({ from, to }, criteria, limits, this.#own);
    return { results: page.logs.map(({ bytes }) => bytes), to: page.to };
  }

  async #collect(
    subscription: BlockSubscription,
    last: number,
    read: (number: number) => Promise<Uint8Array[]>,
  ): Promise<Page> {
    const results: Uint8Array[] = [];
    let bytes = 0;
    for (let number = subscription.next; ; number++) {
      for (const result of await read(number)) {
        results.push(result);
        bytes += result.length;
      }
      const isFull = number >= last || bytes >= PAGE_BYTES;
      if (isFull || subscription.isEnded || sliceIsOver()) return { results, to: number };
    }
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    return this.#reads.run(async () => {
      if (sliceIsOver()) await nextSlice();
      return read();
    });
  }

  /** Encodes only when the connection can send: a page may hold all logs of a large block. */
  async #send(subscription: BlockSubscription, results: readonly Uint8Array[]): Promise<void> {
    const { connection, id, query } = subscription;
    let messages: Uint8Array[] = [];
    let bytes = 0;
    for (const [i, result] of results.entries()) {
      if (bytes === 0 && !(await this.#canContinue(subscription))) return;
      const message = this.#parts.encode(query.kind, result).addressedTo(id);
      messages.push(message);
      bytes += message.length;
      if (bytes < PAGE_BYTES && i < results.length - 1) continue;
      connection.push(messages);
      connection.allowance?.chargeAnswer(bytes);
      messages = [];
      bytes = 0;
      if (sliceIsOver()) await nextSlice();
    }
  }

  async #retry(subscription: BlockSubscription, backoff: Backoff, action: () => Promise<void>): Promise<void> {
    while (await this.#canContinue(subscription)) {
      if (await this.#withLock(subscription, backoff, action)) return;
    }
  }

  /** False when the action failed, after a pause, or after the connection was closed because its block is lost. */
  async #withLock(subscription: BlockSubscription, backoff: Backoff, action: () => Promise<void>): Promise<boolean> {
    const { connection, next } = subscription;
    try {
      await this.#locks.run(connection, action);
      backoff.reset();
      return true;
    } catch (error) {
      if (this.#stopping.aborted) return false;
      if (isHistoryLost(error)) {
        this.#parts.log.warn({ blockNumber: error.height }, `${lossOf(error)} before it was replayed`);
        connection.close(CLOSE_TRY_AGAIN_LATER, lostReason(error));
        return false;
      }
      if (error instanceof RemovedLogsLost) {
        this.#parts.log.warn({}, 'the logs of removed blocks were dropped before they were sent');
        connection.close(CLOSE_TRY_AGAIN_LATER, error.message);
        return false;
      }
      // There may be thousands of replays, and the publisher of new blocks already warns.
      const level = error instanceof NodeUnavailable ? 'debug' : 'warn';
      this.#parts.log[level]({ err: error, blockNumber: next }, 'a block cannot be replayed yet, trying again');
      await backoff.wait(this.#stopping);
      return false;
    }
  }
}

/** Reason of the close frame when a subscription needs a lost block. */
export function lostReason(error: HistoryPruned | ResultsDiscarded): string {
  return error instanceof HistoryPruned
    ? `block ${error.height} was pruned before it could be sent`
    : `the node did not keep the results of block ${error.height} (discard_abci_responses in its config.toml)`;
}

/** What became of a block, for the log. */
export function lossOf(error: HistoryPruned | ResultsDiscarded): string {
  return error instanceof HistoryPruned ? 'a block was pruned' : 'the node did not keep the results of a block';
}
