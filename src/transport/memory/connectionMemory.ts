import type { Duplex } from 'node:stream';
import type { AnswerRoom, BodyRoom } from '../../jsonrpc/answerRoom.js';
import {
  Reservation,
  SMALL_BYTES,
  STEP_BYTES,
  type MemoryAccount,
  type UnreadConnection,
} from '../../memory/memoryBudget.js';
import type { Excess } from '../../memory/memoryExceeded.js';
import { pendingWriteBytes } from '../pendingWriteBytes.js';

/**
 * What one connection holds of a client's memory: answers that are being made, and answers and notifications that the
 * client has not read.
 */
export class ConnectionMemory implements AnswerRoom, UnreadConnection {
  readonly account: MemoryAccount;
  readonly #held: Reservation;
  readonly #socket: Duplex;
  /** Bytes of the answers of requests in progress. */
  #made = 0;
  /** Answers that are expected, and what is reserved for them, in bytes. */
  #expected = 0;
  #reserved = 0;
  /** Bytes of whole answers and notifications that are not written yet. */
  #unread = 0;
  /** When the client last read something, or had nothing to read; `performance.now()`. */
  #readAt = 0;
  /** What was left of the current write when that was last looked at, in bytes. */
  #pendingWrite = 0;

  constructor(account: MemoryAccount, socket: Duplex) {
    this.account = account;
    this.#held = new Reservation(account, 'answer');
    this.#socket = socket;
  }

  /**
   * What is made and unread, and a little for each answer that is expected, in bytes: it decides whether the next
   * request of the connection may start.
   */
  get usedBytes(): number {
    return this.#made + this.#unread + this.#expected * STEP_BYTES;
  }

  expectedBytes(method: string): number {
    return this.account.expectedBytes(method);
  }

  isKnown(method: string): boolean {
    return this.account.isKnown(method);
  }

  learn(method: string, bytes: number): void {
    this.account.learn(method, bytes);
  }

  /**
   * Whether the next request of the connection may start. A connection that holds next to nothing always may: when its
   * client has used up its share, this is what it goes on with.
   */
  hasRoomBelow(highWaterBytes: number): boolean {
    const used = this.usedBytes;
    return used < STEP_BYTES || (used < highWaterBytes && this.account.usedBytes < this.account.budget.shareBytes);
  }

  open(requests: number, isBatch: boolean): BodyRoom {
    return new AnswersBeingMade(this, requests, isBatch);
  }

  excess(bytes: number): Excess | null {
    return this.account.excess(bytes, 'answer');
  }

  /** Counts an answer that was made as unread. Returns the function to call once, when it is written or dropped. */
  add(bytes: number): () => void {
    if (this.#unread === 0) {
      this.#noteRead(performance.now());
      this.account.budget.noteUnread(this, true);
    }
    this.#unread += bytes;
    this.#count();
    return () => {
      this.#unread -= bytes;
      this.#noteRead(performance.now());
      if (this.#unread === 0) this.account.budget.noteUnread(this, false);
      this.#count();
    };
  }

  /** Called for an answer that was made; with negative bytes when the transport counts it from then on. */
  countMade(bytes: number): void {
    this.#made += bytes;
    this.#count();
  }

  /** Called for `answers` more that are expected, which have reserved `bytes`; negative ones are not any more. */
  countExpected(answers: number, bytes: number): void {
    this.#expected += answers;
    this.#reserved += bytes;
    this.#count();
  }

  disconnectIfStalled(now: number, timeoutMs: number): void {
    if (pendingWriteBytes(this.#socket) !== this.#pendingWrite) this.#noteRead(now);
    // The count falls when the connection reports that it is closed, so the client is asked only once.
    else if (now - this.#readAt > timeoutMs) this.#socket.destroy();
  }

  #count(): void {
    this.#held.force(this.#made + this.#reserved + this.#unread);
  }

  #noteRead(now: number): void {
    this.#readAt = now;
    this.#pendingWrite = pendingWriteBytes(this.#socket);
  }
}

/** An answer to a batch is there twice while the batch is put together. */
const COPIES_OF_JOINED = 2;

/** The answers to one body. */
class AnswersBeingMade implements BodyRoom {
  readonly #memory: ConnectionMemory;
  readonly #requests: number;
  readonly #copies: number;
  /** Answers for which something is reserved, and how many bytes it is. */
  #begun = 0;
  #reserved = 0;
  /** Bytes of the answers that were made. */
  #made = 0;

  constructor(memory: ConnectionMemory, requests: number, isBatch: boolean) {
    this.#memory = memory;
    this.#requests = requests;
    this.#copies = isBatch ? COPIES_OF_JOINED : 1;
    memory.countExpected(requests, 0);
  }

  begin(method: string): Excess | null {
    const bytes = Math.ceil(this.#memory.expectedBytes(method) * this.#copies);
    const excess = bytes > SMALL_BYTES ? this.#memory.excess(bytes) : null;
    this.#begun++;
    if (excess !== null) return excess;
    this.#reserved += bytes;
    this.#memory.countExpected(0, bytes);
    return null;
  }

  settle(): void {
    const reserved = Math.round(this.#reserved / this.#begun);
    this.#begun--;
    this.#reserved -= reserved;
    this.#memory.countExpected(0, -reserved);
  }

  grow(bytes: number): Excess | null {
    const held = bytes * this.#copies;
    const excess = this.#made + held > SMALL_BYTES ? this.#memory.excess(held) : null;
    if (excess !== null) return excess;
    this.#made += held;
    this.#memory.countMade(held);
    return null;
  }

  end(): void {
    this.#memory.countExpected(-this.#requests, -this.#reserved);
    this.#memory.countMade(-this.#made);
  }
}
