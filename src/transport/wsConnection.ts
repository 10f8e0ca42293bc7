/**
 * One WebSocket connection: its requests, its notifications, and the unsent bytes. Nothing is read from a client that
 * does not read, so a connection takes a bounded amount of memory.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Allowance } from '../jsonrpc/allowance.js';
import type { Access } from '../caller/caller.js';
import { Client, type ClientAddress } from '../jsonrpc/client.js';
import { CLOSE_GOING_AWAY, CLOSE_MESSAGE_TOO_BIG, CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/request.js';
import type { Dispatcher } from '../jsonrpc/dispatch.js';
import { noMemory, rpcError } from '../jsonrpc/rpcErrors.js';
import { TrackedAnswer, byteLength, encodeError, toBytes, type Answer, type AnswerBody } from '../jsonrpc/message.js';
import { Reservation, SMALL_BYTES, STEP_BYTES, type Excess } from '../caller/memoryBudget.js';
import { type ConnectionMemory, pendingWriteBytes } from './memory/connectionMemory.js';
import type { ReadingTurns } from './memory/readingTurns.js';
import { textFrames } from './textFrames.js';
import { AnswersInFlight, type OnSent } from './answersInFlight.js';

/** Limits of one WebSocket connection. */
export interface ConnectionOptions {
  /** Highest number of pushed bytes that one connection may leave unread. */
  sendBudgetBytes: number;
  /** Largest message. A larger one is refused and closes the connection. */
  maxMessageBytes: number;
  maxConcurrent: number;
  /**
   * With this many bytes of answers made or unsent, the next request waits. With this many unsent bytes, so do senders
   * of notifications that can wait.
   */
  highWaterBytes: number;
  /** How long a client that answers pings may read nothing of what is sent to it. */
  stallTimeoutMs: number;
  /** How long a client may neither send anything, pongs included, nor read anything. */
  deadAfterMs: number;
}

/** An upgraded connection: the WebSocket, and the TCP socket below it. */
export interface UpgradedSocket {
  webSocket: WebSocket;
  socket: Duplex;
  address: ClientAddress;
  /** The client's access, by the headers of its upgrade. It remains when a token expires. */
  access: Access;
  /** What the client may still ask for; null when it is not limited. */
  allowance: Allowance | null;
  /** Shared by all connections, for long messages. */
  readingTurns: ReadingTurns;
}

/** A message, and the memory for handling it; null for a small one. */
interface Message {
  data: Buffer;
  memory: Reservation | null;
}

/** An answer that is not written yet, and the function that ends its count. */
interface HeldAnswer {
  answer: Answer | null;
  release: () => void;
}

/** A WebSocket with more refused requests in a row is closed with 1013. */
const MAX_REFUSED_IN_A_ROW = 5_000;

const TEXT = { binary: false };

/** While a request is handled, its message exists as text and as values, which take more than the bytes. */
const HANDLED_FACTOR = 3;

/** A client's WebSocket. It limits what the client can make the server hold. */
export class WsConnection implements Connection {
  readonly allowance: Allowance | null;
  readonly #socket: WebSocket;
  /** The TCP socket below. Notifications are written to it in one write; `ws` writes to it at once as well. */
  readonly #stream: Duplex;
  readonly #client: Client;
  readonly #dispatcher: Dispatcher;
  readonly #options: ConnectionOptions;
  /** Messages that were read before the socket could be paused. */
  readonly #queue: Message[] = [];
  /** Answers that wait until the unsent bytes are within the send budget. */
  readonly #heldAnswers: HeldAnswer[] = [];
  readonly #memory: ConnectionMemory;
  /** What was received of a message that is not complete. */
  readonly #incoming: Reservation;
  #incomingBytes = 0;
  readonly #readingTurns: ReadingTurns;
  /** Whether a message has ended in the chunk that is being read. */
  #hasEnded = false;
  readonly #answersInFlight = new AnswersInFlight();
  #closedListeners: (() => void)[] = [];
  #drainListeners: (() => void)[] = [];
  #running = 0;
  /** True while the operating system's buffer is full and further bytes wait in this process. */
  #hasBacklog = false;
  /** When the client last sent or read something. */
  #lastHeardAt = performance.now();
  /** When the client last read something, or had nothing to read. */
  #lastReadAt = 0;
  /** What was left of the current write at the last check, in bytes. */
  #pendingWrite = 0;
  #isStopping = false;

  constructor(
    { webSocket, socket, address, access, allowance, readingTurns }: UpgradedSocket,
    dispatcher: Dispatcher,
    memory: ConnectionMemory,
    options: ConnectionOptions,
  ) {
    this.#socket = webSocket;
    this.#stream = socket;
    this.#memory = memory;
    this.#incoming = new Reservation(memory.account, 'body');
    this.#client = new Client('websocket', address, undefined, this);
    this.#client.access = access;
    this.#client.allowance = this.allowance = allowance;
    this.#client.answers = memory;
    this.#client.memory = memory.account;
    this.#dispatcher = dispatcher;
    this.#options = options;
    this.#readingTurns = readingTurns;
    // Binary frames are read like text frames, as in geth: some client libraries send them.
    webSocket.on('message', (data: Buffer) => this.#receive(data));
    // After the listener of `ws`, which has taken all messages out of the chunk by then.
    socket.on('data', (chunk: Buffer) => this.#countIncoming(chunk.length));
    webSocket.on('pong', () => this.#noteHeard());
    webSocket.on('close', () => this.#release());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get canSendMore(): boolean {
    const { bufferedAmount } = this.#socket;
    // The other half is for senders that cannot wait. With a budget of 0, sending is possible while nothing is unsent.
    return bufferedAmount < this.#options.highWaterBytes && bufferedAmount <= this.sendBudgetBytes / 2;
  }

  get sendBudgetBytes(): number {
    return Math.min(this.#options.sendBudgetBytes, this.#memory.account.budget.shareBytes);
  }

  drained(): Promise<void> {
    if (this.canSendMore || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => this.#drainListeners.push(resolve));
  }

  push(messages: readonly Uint8Array[]): void {
    if (!this.isOpen) return;
    const unread = this.#socket.bufferedAmount - this.#answersInFlight.bytes;
    const limit = this.#pushLimit(unread);
    if (unread > limit)
      return this.close(CLOSE_TRY_AGAIN_LATER, `more than ${limit} bytes of notifications are not being read`);
    const frames = textFrames(messages);
    const release = this.#memory.add(frames.length);
    this.#stream.write(frames, () => {
      release();
      this.#onSent();
    });
    this.#noteBacklog();
  }

  /** How many pushed bytes may be unread. A connection with few is never closed because its client has others. */
  #pushLimit(unread: number): number {
    if (unread <= SMALL_BYTES || this.#memory.account.excess(1, 'notification') === null) return this.sendBudgetBytes;
    return Math.min(SMALL_BYTES, this.sendBudgetBytes);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A paused socket would not receive the client's close frame.
    this.#socket.resume();
    // Now, and not after the closing handshake, which a client that does not read can draw out.
    this.#release();
  }

  onClosed(listener: () => void): void {
    if (this.isOpen) this.#closedListeners.push(listener);
    else listener();
  }

  /** Pings the client, and disconnects it when it is dead or stalled. Called at each ping interval. */
  checkAlive(): void {
    if (this.#hasBacklog) this.#notePartialWrite();
    // The pongs of a paused socket wait behind its requests, so silence says nothing about the client.
    else if (this.#socket.isPaused) this.#noteHeard();
    const now = performance.now();
    if (now - this.#lastHeardAt > this.#options.deadAfterMs) {
      // No closing handshake: the client would not answer it.
      this.#socket.terminate();
    } else if (this.#hasBacklog && now - this.#lastReadAt > this.#options.stallTimeoutMs) {
      this.close(CLOSE_TRY_AGAIN_LATER, 'sent messages are not being read');
    } else {
      this.#socket.ping();
    }
  }

  /** Accepts no further requests, and closes the connection once those in progress are answered. */
  closeWhenIdle(): void {
    this.#isStopping = true;
    this.#dropQueue();
    this.#socket.resume();
    this.#closeIfDone();
  }

  #noteHeard(): void {
    this.#lastHeardAt = performance.now();
  }

  #release(): void {
    this.#dropQueue();
    this.#incomingBytes = 0;
    this.#incoming.release();
    this.#client.close();
    // The held answers will not be sent. This tells their delivery listeners.
    this.#continue();
    const listeners = [...this.#closedListeners, ...this.#drainListeners];
    this.#closedListeners = [];
    this.#drainListeners = [];
    for (const listener of listeners) listener();
  }

  #receive(data: Buffer): void {
    this.#noteHeard();
    this.#hasEnded = true;
    if (this.#isStopping || !this.isOpen) return;
    if (data.length > this.#options.maxMessageBytes) return this.#refuse(data.length);
    const memory = data.length > STEP_BYTES ? new Reservation(this.#memory.account, 'body') : null;
    const excess = memory?.resize(data.length * HANDLED_FACTOR) ?? null;
    if (excess !== null) return this.#send(this.#count(encodeError('null', noMemory(excess))));
    const message = { data, memory };
    if (this.#queue.length === 0 && this.#canStart()) return this.#run(message);
    this.#queue.push(message);
    this.#socket.pause();
  }

  /** Counts the bytes since the last whole message, without those after that message in its chunk. */
  #countIncoming(bytes: number): void {
    if (this.#hasEnded) {
      this.#hasEnded = false;
      this.#incomingBytes = 0;
      this.#incoming.release();
      return;
    }
    this.#incomingBytes += bytes;
    const excess = this.isOpen ? this.#incoming.resize(this.#incomingBytes) : null;
    if (excess !== null) this.#refuseIncoming(excess);
    else if (this.#incomingBytes > SMALL_BYTES) this.#awaitReadingTurn();
  }

  /** What is left of a long message is read in turns with the other connections. */
  #awaitReadingTurn(): void {
    if (this.#socket.isPaused) return;
    this.#socket.pause();
    this.#readingTurns.wait(() => {
      if (this.#queue.length === 0) this.#socket.resume();
    });
  }

  /** `ws` keeps the parts of a message until it is complete, so the connection has to end. */
  #refuseIncoming(excess: Excess): void {
    this.#send(this.#count(encodeError('null', noMemory(excess))));
    this.close(CLOSE_TRY_AGAIN_LATER, 'there is no memory for the message');
    // The close frame is sent; nothing further is received.
    this.#stream.pause();
    if (this.#stream.writableLength === 0) this.#socket.terminate();
    else this.#stream.once('drain', () => this.#socket.terminate());
  }

  #dropQueue(): void {
    for (const { memory } of this.#queue.splice(0)) memory?.release();
  }

  #refuse(value: number): void {
    const limit = this.#options.maxMessageBytes;
    this.#send(this.#count(encodeError('null', rpcError('bodyTooLarge', { value, limit }, { limit }))));
    this.close(CLOSE_MESSAGE_TOO_BIG, `a message may have ${limit} bytes`);
  }

  #canStart(): boolean {
    const { maxConcurrent, highWaterBytes } = this.#options;
    return this.#running < maxConcurrent && this.#memory.hasRoomBelow(highWaterBytes) && this.canSendMore;
  }

  #run({ data, memory }: Message): void {
    const answer = this.#dispatcher.handle(data, this.#client);
    if (!(answer instanceof Promise)) {
      memory?.release();
      this.#send(this.#count(answer));
      this.#closeIfDeaf();
      return;
    }
    this.#running++;
    void answer.then((settled) => {
      memory?.release();
      this.#heldAnswers.push(this.#count(settled));
      this.#continue();
      this.#closeIfDeaf();
    });
  }

  /** Called when bytes were sent or a request has finished: sends held answers and starts queued requests. */
  #continue(): void {
    while (this.#heldAnswers.length > 0 && (!this.isOpen || this.#socket.bufferedAmount <= this.sendBudgetBytes)) {
      this.#running--;
      this.#send(this.#heldAnswers.shift()!);
    }
    if (!this.isOpen) this.#dropQueue();
    while (this.#queue.length > 0 && this.#canStart()) this.#run(this.#queue.shift()!);
    if (this.#queue.length === 0 && this.#socket.isPaused) this.#socket.resume();
    this.#closeIfDone();
  }

  #count(answer: Answer | null): HeldAnswer {
    return { answer, release: answer === null ? () => undefined : this.#memory.add(byteLength(answer)) };
  }

  #send({ answer, release }: HeldAnswer): void {
    if (answer === null || !this.isOpen) {
      release();
      if (answer instanceof TrackedAnswer) answer.delivery.onFinished(false);
    } else if (answer instanceof TrackedAnswer) {
      this.#sendTracked(answer, release);
    } else {
      this.#write(answer, () => {
        release();
        this.#onSent();
      });
    }
  }

  #sendTracked({ body, delivery }: TrackedAnswer, release: () => void): void {
    this.#write(body, (error) => {
      release();
      // Node.js reports no error for the write that was in progress when the connection broke.
      delivery.onFinished(!error && !this.#stream.destroyed);
      this.#onSent();
    });
    delivery.onSent();
  }

  #write(answer: AnswerBody, onSent: OnSent): void {
    const message = typeof answer === 'string' ? answer : toBytes(answer);
    this.#socket.send(message, TEXT, this.#answersInFlight.track(message.length, onSent));
    this.#noteBacklog();
  }

  /** Called after each write. Once a write has to wait, the client must read within the stall time. */
  #noteBacklog(): void {
    if (this.#hasBacklog || this.#socket.bufferedAmount === 0) return;
    this.#hasBacklog = true;
    this.#lastReadAt = performance.now();
    this.#pendingWrite = pendingWriteBytes(this.#stream);
  }

  /** Over a slow network, sending one long message can take longer than the client may be silent. */
  #notePartialWrite(): void {
    if (pendingWriteBytes(this.#stream) !== this.#pendingWrite) this.#noteRead();
  }

  #noteRead(): void {
    this.#noteHeard();
    this.#lastReadAt = this.#lastHeardAt;
    this.#pendingWrite = pendingWriteBytes(this.#stream);
  }

  readonly #onSent = (): void => {
    // Bytes that the system takes at once say nothing about the client. Bytes that had to wait leave only as it reads.
    if (this.#hasBacklog) this.#noteRead();
    this.#hasBacklog = this.#socket.bufferedAmount > 0;
    if (this.#heldAnswers.length > 0 || this.#queue.length > 0) this.#continue();
    if (this.#drainListeners.length > 0 && this.canSendMore) {
      const listeners = this.#drainListeners;
      this.#drainListeners = [];
      for (const listener of listeners) listener();
    }
  };

  /** A client that keeps sending requests, whatever the response, costs more than it may. */
  #closeIfDeaf(): void {
    if (this.#client.refusedInARow > MAX_REFUSED_IN_A_ROW) {
      this.close(CLOSE_TRY_AGAIN_LATER, 'too many requests after the rate limit was exceeded');
    }
  }

  #closeIfDone(): void {
    if (this.#isStopping && this.#running === 0) this.#socket.close(CLOSE_GOING_AWAY, 'the server is stopping');
  }
}
