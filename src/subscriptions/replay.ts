/**
 * Works off the blocks between a subscription's cursor and the head, as fast as the client reads: of each connection one page at a time is
 * read and sent. Then the subscription goes live in the same turn of the event loop, so no block falls between.
 */
import type { Hash } from '../../generated/types.js';
import { HistoryPruned, NodeUnavailable } from '../chain/errors.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { Backoff } from '../concurrency/backoff.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/connection.js';
import type { Logger } from '../observe/logger.js';
import { readHead, readReceipts, type ReadingParts } from './blockNotifications.js';
import type { BlockSubscription } from './blockSubscription.js';
import type { LogTopic, ReceiptTopic } from './blockTopic.js';

export interface ReplayParts extends ReadingParts {
  log: Logger;
}

/** What is read before any of it is sent. */
interface Page {
  /** One JSON value for each notification. */
  results: readonly Uint8Array[];
  /** The last block of the page. */
  to: number;
}

/** What is read, and what is sent in one write: little beside the high-water mark, much beside a header. */
const PAGE_BYTES = 65_536;
const PAGE_LOGS = 256;
/** One step of a log search, which does not give up the event loop in between. */
const PAGE_BLOCKS = 500;
/** Pages that are read at one time for all replays together: enough to wait for a node side by side. Thousands would only wake each other. */
const MAX_READS = 4;
const RETRY = { first: 250, longest: 10_000 };

export class Replays {
  readonly #reads = new Semaphore(MAX_READS);
  readonly #turnsOf = new WeakMap<Connection, Semaphore>();
  readonly #parts: ReplayParts;
  readonly #stopping: AbortSignal;

  constructor(parts: ReplayParts, stopping: AbortSignal) {
    this.#parts = parts;
    this.#stopping = stopping;
  }

  /** Sends what lies between the cursor and the head, and makes the subscription live. */
  async catchUp(subscription: BlockSubscription): Promise<void> {
    const backoff = new Backoff(RETRY);
    while (!subscription.isLive && (await this.#mayGoOn(subscription))) {
      await this.#inTurn(subscription, backoff, () => this.#sendPage(subscription));
    }
  }

  /** Sends the receipts of those wanted transactions that were mined before the subscription's cursor, block by block. */
  async sendMined(subscription: BlockSubscription, topic: ReceiptTopic): Promise<void> {
    const backoff = new Backoff(RETRY);
    const numbers = new Set<number>();
    for (const hash of topic.hashes ?? []) {
      await this.#untilDone(subscription, backoff, async () => {
        const number = await this.#blockOf(hash);
        if (number !== null) numbers.add(number);
      });
    }
    for (const number of [...numbers].sort((a, b) => a - b)) {
      if (number >= subscription.next) return;
      await this.#untilDone(subscription, backoff, async () => {
        const receipts = await this.#read(() => readReceipts(number, topic, this.#parts, this.#stopping));
        await this.#send(subscription, receipts);
      });
    }
  }

  async #mayGoOn(subscription: BlockSubscription): Promise<boolean> {
    const { connection } = subscription;
    // Asked again: others who waited may have filled the room.
    while (connection.isOpen && !connection.hasRoom) await connection.room();
    return !subscription.isEnded && !this.#stopping.aborted;
  }

  /** Sends the next page; makes the subscription live when there is none. */
  async #sendPage(subscription: BlockSubscription): Promise<void> {
    const { next: from, setBacks, wanted } = subscription;
    const last = Math.min(this.#parts.blocks.head(), wanted.to);
    if (from > last) {
      subscription.isLive = !subscription.isEnded;
      return;
    }
    const page = await this.#read(() => this.#readPage(subscription, last));
    // What was read may not exist any more.
    if (subscription.setBacks !== setBacks) return;
    // Before it is sent: should the node be set back meanwhile, the cursor is taken back with it.
    subscription.next = page.to + 1;
    await this.#send(subscription, page.results);
  }

  #readPage(subscription: BlockSubscription, last: number): Promise<Page> {
    const { topic, next: from } = subscription;
    switch (topic.kind) {
      case 'newHeads':
        return this.#collect(subscription, last, (number) => readHead(number, topic, this.#parts, this.#stopping));
      case 'transactionReceipts':
        return this.#collect(subscription, last, (number) => readReceipts(number, topic, this.#parts, this.#stopping));
      case 'logs':
        return this.#searchLogs(from, last, topic);
    }
  }

  async #searchLogs(from: number, last: number, { criteria }: LogTopic): Promise<Page> {
    const to = Math.min(last, from + PAGE_BLOCKS - 1);
    const limits = { maxResults: PAGE_LOGS, maxBytes: PAGE_BYTES };
    const page = await this.#parts.blocks.logPage({ from, to }, criteria, limits, this.#stopping);
    return { results: page.logs.map(({ bytes }) => bytes), to: page.to };
  }

  /** Reads block after block until the page is full. */
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

  async #blockOf(hash: Hash): Promise<number | null> {
    const place = await this.#read(async () => this.#parts.blocks.place(hash, this.#stopping));
    return place?.blockNumber ?? null;
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    return this.#reads.run(async () => {
      if (sliceIsOver()) await nextSlice();
      return read();
    });
  }

  /** Encoded no earlier than there is room: a page may hold all logs of a large block. */
  async #send(subscription: BlockSubscription, results: readonly Uint8Array[]): Promise<void> {
    const { connection, id, topic } = subscription;
    let messages: Uint8Array[] = [];
    let bytes = 0;
    for (const [i, result] of results.entries()) {
      if (bytes === 0 && !(await this.#mayGoOn(subscription))) return;
      const message = this.#parts.encode(topic.kind, result).addressedTo(id);
      messages.push(message);
      bytes += message.length;
      if (bytes < PAGE_BYTES && i < results.length - 1) continue;
      connection.push(messages);
      messages = [];
      bytes = 0;
      if (sliceIsOver()) await nextSlice();
    }
  }

  async #untilDone(subscription: BlockSubscription, backoff: Backoff, action: () => Promise<void>): Promise<void> {
    while (await this.#mayGoOn(subscription)) {
      if (await this.#inTurn(subscription, backoff, action)) return;
    }
  }

  /**
   * Does something when it is this subscription's turn among the replays of its connection. False when it failed, after a wait; what is
   * pruned for good ends the connection.
   */
  async #inTurn(subscription: BlockSubscription, backoff: Backoff, action: () => Promise<void>): Promise<boolean> {
    const { connection, next } = subscription;
    try {
      await this.#turnsOn(connection).run(action);
      backoff.reset();
      return true;
    } catch (error) {
      if (this.#stopping.aborted) return false;
      if (error instanceof HistoryPruned) {
        this.#parts.log.warn({ blockNumber: error.height }, 'a block that is to be replayed is pruned');
        connection.close(CLOSE_TRY_AGAIN_LATER, prunedReason(error.height));
        return false;
      }
      // There may be thousands of replays, and who follows the head says that no node answers.
      const level = error instanceof NodeUnavailable ? 'debug' : 'warn';
      this.#parts.log[level]({ err: error, blockNumber: next }, 'a block cannot be replayed yet, trying again');
      await backoff.wait(this.#stopping);
      return false;
    }
  }

  #turnsOn(connection: Connection): Semaphore {
    const known = this.#turnsOf.get(connection);
    if (known !== undefined) return known;
    const turns = new Semaphore(1);
    this.#turnsOf.set(connection, turns);
    return turns;
  }
}

/** Why a connection is closed whose subscription needs a block that nobody has any more. */
export function prunedReason(blockNumber: number): string {
  return `block ${blockNumber} is pruned before it could be sent`;
}
