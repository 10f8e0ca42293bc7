import type { Duplex } from 'node:stream';
import type { AnswerRoom, BodyRoom } from '../../jsonrpc/answerRoom.js';
import {
  Reservation,
  SMALL_BYTES,
  STEP_BYTES,
  type MemoryAccount,
  type UnreadConnection,
  type MemoryBudget,
  type Excess,
} from '../../caller/memoryBudget.js';

/** The memory of one connection: answers that are being made, and answers and notifications that are unread. */
export class ConnectionMemory implements AnswerRoom, UnreadConnection {
  readonly account: MemoryAccount;
  readonly #held: Reservation;
  readonly #socket: Duplex;
  /** Bytes of the answers of requests in progress. */
  #made = 0;
  /** Answers that are expected, and the bytes reserved for them. */
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

  /** Bytes made and unread, and a little for each expected answer: they decide whether the next request starts. */
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
   * Whether the next request of the connection may start. A connection that holds next to nothing always may, so that a
   * client that has used up its share can continue.
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

  /** Adds to the expected answers and their reserved bytes; negative numbers subtract. */
  countExpected(answers: number, bytes: number): void {
    this.#expected += answers;
    this.#reserved += bytes;
    this.#count();
  }

  disconnectIfStalled(now: number, timeoutMs: number): void {
    if (pendingWriteBytes(this.#socket) !== this.#pendingWrite) this.#noteRead(now);
    // The count falls when the connection reports that it is closed.
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

/** An answer to a batch exists twice while the batch is joined. */
const COPIES_OF_JOINED = 2;

/** The answers to one body. */
class AnswersBeingMade implements BodyRoom {
  readonly #memory: ConnectionMemory;
  readonly #requests: number;
  readonly #copies: number;
  /** Answers for which something is reserved, and how many bytes it is. */
  #begun = 0;
  #reserved = 0;
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

/** The memory of the clients of one HTTP connection: its peer or, behind a trusted proxy, the clients it names. */
export class ConnectionClients {
  readonly #budget: MemoryBudget;
  readonly #socket: Duplex;
  /** The client of the last request. */
  #key: string;
  #memory: ConnectionMemory;
  /** Other clients whose answers are not written yet. */
  readonly #others = new Map<string, ConnectionMemory>();

  /** `key` is that of the peer. */
  constructor(budget: MemoryBudget, socket: Duplex, key: string) {
    this.#budget = budget;
    this.#socket = socket;
    this.#key = key;
    this.#memory = new ConnectionMemory(budget.open(key), socket);
  }

  /** What the connection holds for a client, by the key of its ClientAddress. */
  of(key: string): ConnectionMemory {
    if (key === this.#key) return this.#memory;
    this.#others.set(this.#key, this.#memory);
    for (const [other, memory] of this.#others) {
      if (other === key || memory.usedBytes > 0) continue;
      this.#others.delete(other);
      memory.account.close();
    }
    this.#memory = this.#others.get(key) ?? new ConnectionMemory(this.#budget.open(key), this.#socket);
    this.#others.delete(key);
    this.#key = key;
    return this.#memory;
  }

  /** Whether the next request may start: neither its client nor the connection holds too much. */
  hasRoomBelow(highWaterBytes: number): boolean {
    let left = highWaterBytes;
    for (const memory of this.#others.values()) left -= memory.usedBytes;
    return this.#memory.hasRoomBelow(left) && left > 0;
  }

  close(): void {
    for (const { account } of [this.#memory, ...this.#others.values()]) account.close();
    this.#others.clear();
  }
}

/** The parts of a socket that Node.js has no public name for; its own socket time-outs use `writeQueueSize`. */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
  /** The socket below one with TLS. */
  readonly _parent?: WithHandle | null;
}

/**
 * Bytes of the current write that the operating system has not taken yet. The number falls while the peer reads parts
 * of a long message. 0 where it is unknown; then only whole messages show that the peer reads.
 */
export function pendingWriteBytes(socket: Duplex): number {
  // Sockets of Node.js have these fields, and other streams have none of them.
  const own = socket as WithHandle;
  // With TLS, the number of the socket itself stays as it is until the whole message is written.
  return (own._parent ?? own)._handle?.writeQueueSize ?? 0;
}
