import type { Duplex } from 'node:stream';
import type { AnswerRoom, ExceededRoom, ReservedRoom } from '../jsonrpc/answerRoom.js';
import { pendingWriteBytes } from './pendingWriteBytes.js';

/** Limits of the answers of all clients together. */
export interface AnswerBudgetOptions {
  /** Highest number of bytes of answers that are made and not read, over all clients; 0 means no limit. */
  totalAnswerBudgetBytes: number;
  /** While the budget is used up, clients that have read nothing for this long are disconnected. */
  answerStallTimeoutMs: number;
}

/**
 * What a request counts before its answer is made: more than most answers have. A batch of some seventy requests thus
 * fills the room of its connection, and the next one waits for it.
 */
const RESERVED_PER_REQUEST_BYTES = 16_384;

/** A client with fewer bytes than this, the new answer included, is never refused: small requests always work. */
const ALWAYS_ADMITTED_BYTES = 65_536;

/** How often clients that do not read are looked for while the budget is used up. */
const STALL_CHECK_INTERVAL_MS = 1_000;

/**
 * Counts the bytes of all answers from when they are made until the operating system has taken them. While less than
 * half of the budget is used, no answer is refused. Above that, a client that holds more than an equal share of the
 * other half is refused further answers; when the budget is used up, every answer that is not small is refused. Clients
 * that have stopped reading are disconnected then.
 */
export class AnswerBudget {
  readonly #options: AnswerBudgetOptions;
  /** The clients that hold bytes. */
  readonly #holders = new Set<ClientAnswers>();
  #total = 0;
  #checkedAt = -Infinity;

  constructor(options: AnswerBudgetOptions) {
    this.#options = options;
  }

  /** Bytes of the answers of all clients. */
  get totalBytes(): number {
    return this.#total;
  }

  /** Called by a client that holds `bytes` more than before, or less. */
  count(client: ClientAnswers, bytes: number): void {
    this.#total += bytes;
    if (client.heldBytes === 0) this.#holders.delete(client);
    else this.#holders.add(client);
  }

  /** The limit that a further answer of this size exceeds; null for none. */
  excess(client: ClientAnswers, bytes: number): ExceededRoom | null {
    const excess = this.#excess(client, bytes);
    return excess !== null && this.#disconnectStalled() ? this.#excess(client, bytes) : excess;
  }

  #excess(client: ClientAnswers, bytes: number): ExceededRoom | null {
    const limit = this.#options.totalAnswerBudgetBytes;
    if (limit === 0 || this.#total + bytes <= limit / 2) return null;
    const held = client.heldBytes + bytes;
    if (held <= ALWAYS_ADMITTED_BYTES) return null;
    const share = Math.floor(limit / 2 / Math.max(this.#holders.size, 1));
    if (client.heldBytes > Math.max(ALWAYS_ADMITTED_BYTES, share)) return { value: held, limit: share };
    return this.#total + bytes > limit ? { value: this.#total + bytes, limit } : null;
  }

  /** False when it was done a moment ago. */
  #disconnectStalled(): boolean {
    const now = performance.now();
    if (now - this.#checkedAt < STALL_CHECK_INTERVAL_MS) return false;
    this.#checkedAt = now;
    for (const client of this.#holders) client.disconnectIfStalled(now, this.#options.answerStallTimeoutMs);
    return true;
  }
}

/** The answers of one connection: what is reserved for those being made, and the bytes of those that are unread. */
export class ClientAnswers implements AnswerRoom {
  /** Bytes of the answers of requests in progress. */
  #made = 0;
  /** What is reserved for answers of requests in progress beyond the bytes that are made, in bytes. */
  #reserved = 0;
  /** Bytes of whole answers that are not written yet. */
  #unread = 0;
  /** When the client last read something, or had nothing to read; `performance.now()`. */
  #readAt = 0;
  /** What was left of the current write when that was last looked at, in bytes. */
  #pendingWrite = 0;
  readonly #budget: AnswerBudget;
  readonly #socket: Duplex;

  constructor(budget: AnswerBudget, socket: Duplex) {
    this.#budget = budget;
    this.#socket = socket;
  }

  /** Bytes of answers that were made and are not written yet. */
  get heldBytes(): number {
    return this.#made + this.#unread;
  }

  /** The same and what is reserved: what decides whether the next request of the connection may start. */
  get usedBytes(): number {
    return this.#made + this.#reserved + this.#unread;
  }

  reserve(requests: number): ReservedRoom {
    let made = 0;
    let reserved = requests * RESERVED_PER_REQUEST_BYTES;
    this.#reserved += reserved;
    return {
      grow: (bytes) => {
        const used = Math.min(bytes, reserved);
        reserved -= used;
        this.#reserved -= used;
        made += bytes;
        this.#made += bytes;
        this.#budget.count(this, bytes);
      },
      end: () => {
        this.#reserved -= reserved;
        this.#made -= made;
        this.#budget.count(this, -made);
      },
    };
  }

  excess(bytes: number): ExceededRoom | null {
    return this.#budget.excess(this, bytes);
  }

  /** Counts an answer that was made as unread. Returns the function to call once, when it is written or dropped. */
  add(bytes: number): () => void {
    if (this.#unread === 0) this.#noteRead(performance.now());
    this.#unread += bytes;
    this.#budget.count(this, bytes);
    return () => {
      this.#unread -= bytes;
      this.#noteRead(performance.now());
      this.#budget.count(this, -bytes);
    };
  }

  /** Ends the connection when the client has left answers unread for longer than `timeoutMs`. */
  disconnectIfStalled(now: number, timeoutMs: number): void {
    if (this.#unread === 0) return;
    if (pendingWriteBytes(this.#socket) !== this.#pendingWrite) this.#noteRead(now);
    // The count falls when the connection reports that it is closed, so the client is asked only once.
    else if (now - this.#readAt > timeoutMs) this.#socket.destroy();
  }

  #noteRead(now: number): void {
    this.#readAt = now;
    this.#pendingWrite = pendingWriteBytes(this.#socket);
  }
}
