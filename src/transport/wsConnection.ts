/**
 * One WebSocket connection: its requests, how many of them run at one time, what is pushed to it, and what is still unsent. Nothing is read
 * while the client does not read, so a connection costs a bounded amount of memory whatever its client does.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Client } from '../jsonrpc/client.js';
import {
  CLOSE_GOING_AWAY,
  CLOSE_MESSAGE_TOO_BIG,
  CLOSE_TRY_AGAIN_LATER,
  type Connection,
} from '../jsonrpc/connection.js';
import type { Dispatcher } from '../jsonrpc/dispatch.js';
import { rpcError } from '../jsonrpc/errors.js';
import { TrackedAnswer, encodeError, toBytes, type Answer, type AnswerBody } from '../jsonrpc/message.js';
import type { SendBudget, SendBudgetOptions } from './sendBudget.js';
import { textFrames } from './textFrames.js';
import { AnswersInFlight, type Sent } from './answersInFlight.js';
import { pendingWriteBytes } from './pendingWriteBytes.js';

export interface ConnectionOptions extends SendBudgetOptions {
  /** Largest message. One above it is refused, and closes the connection. */
  maxMessageBytes: number;
  /** Requests that run at one time. */
  maxConcurrent: number;
  /** With this much unsent, the next request waits, and so does what is pushed by whoever can wait. */
  highWaterBytes: number;
  /** How long a client that is heard may take nothing of what is sent to it. */
  stallTimeoutMs: number;
  /** How long a client may neither be heard, pongs included, nor take anything. */
  deadAfterMs: number;
}

/** What a connection stands on: the protocol's side of a socket, and the socket itself. */
export interface UpgradedSocket {
  webSocket: WebSocket;
  socket: Duplex;
  remoteAddress: string;
}

const TEXT = { binary: false };

export class WsConnection implements Connection {
  readonly #socket: WebSocket;
  /** Below the frames of the socket, which writes to it as well, without delay. Takes what is pushed, in one write. */
  readonly #stream: Duplex;
  readonly #client: Client;
  readonly #dispatcher: Dispatcher;
  readonly #options: ConnectionOptions;
  /** Messages read before the socket could be paused. */
  readonly #waiting: string[] = [];
  /** Answers above the send budget. */
  readonly #held: (Answer | null)[] = [];
  readonly #answers = new AnswersInFlight();
  readonly #budget: SendBudget;
  #closedListeners: (() => void)[] = [];
  #roomListeners: (() => void)[] = [];
  #running = 0;
  /** The system's own buffer is full, and something waits here behind it. */
  #hasBacklog = false;
  /** When the client was last heard, or seen to read. */
  #lastSign = performance.now();
  /** When it was last seen to read, or had nothing to read. */
  #lastTaken = 0;
  /** What was left of the write under way when that was last looked at, bytes. */
  #leftUnderWay = 0;
  #finishing = false;

  constructor(upgraded: UpgradedSocket, dispatcher: Dispatcher, budget: SendBudget, options: ConnectionOptions) {
    const { webSocket, socket, remoteAddress } = upgraded;
    this.#socket = webSocket;
    this.#stream = socket;
    this.#client = new Client('websocket', remoteAddress, undefined, this);
    this.#dispatcher = dispatcher;
    this.#options = options;
    this.#budget = budget;
    // Text and binary frames are read alike, as geth does: some client libraries send JSON in binary ones.
    webSocket.on('message', (data: Buffer) => this.#receive(data));
    webSocket.on('pong', () => this.#live());
    webSocket.on('close', budget.addConnection());
    webSocket.on('close', () => this.#leave());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get canSendMore(): boolean {
    const { bufferedAmount } = this.#socket;
    // The other half is for what is pushed without asking for room. A budget of 0 still has room while nothing is unsent.
    return bufferedAmount < this.#options.highWaterBytes && bufferedAmount <= this.#budget.perConnectionBytes / 2;
  }

  get sendBudgetBytes(): number {
    return this.#budget.perConnectionBytes;
  }

  drained(): Promise<void> {
    if (this.canSendMore || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => this.#roomListeners.push(resolve));
  }

  push(messages: readonly Uint8Array[]): void {
    if (!this.isOpen) return;
    const { sendBudgetBytes } = this;
    if (this.#socket.bufferedAmount - this.#answers.bytes > sendBudgetBytes) {
      this.close(CLOSE_TRY_AGAIN_LATER, `more than ${sendBudgetBytes} bytes of notifications are not being read`);
      return;
    }
    const frames = textFrames(messages);
    this.#stream.write(frames, this.#budget.track(frames.length, this.#onSent));
    this.#noteBacklog();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A paused socket would not see the other side's close frame.
    this.#socket.resume();
    // Not when the closing is done: a client that does not read can draw that out.
    this.#leave();
  }

  onClosed(listener: () => void): void {
    if (this.isOpen) this.#closedListeners.push(listener);
    else listener();
  }

  /** Asks for a sign of life, and ends a connection that gave none for too long. Called at each ping interval. */
  checkAlive(): void {
    if (this.#hasBacklog) this.#noteParts();
    // Who is not listened to is not heard: its pongs come behind the requests that wait.
    else if (this.#socket.isPaused) this.#live();
    const now = performance.now();
    if (now - this.#lastSign > this.#options.deadAfterMs) {
      // Not closed: nobody would answer that.
      this.#socket.terminate();
    } else if (this.#hasBacklog && now - this.#lastTaken > this.#options.stallTimeoutMs) {
      this.close(CLOSE_TRY_AGAIN_LATER, 'what is sent is not being read');
    } else {
      this.#socket.ping();
    }
  }

  /** Takes no more requests, and closes once those in progress are answered. */
  closeWhenIdle(): void {
    this.#finishing = true;
    this.#waiting.length = 0;
    this.#socket.resume();
    this.#closeIfDone();
  }

  #live(): void {
    this.#lastSign = performance.now();
  }

  #leave(): void {
    this.#waiting.length = 0;
    this.#client.close();
    // Nobody gets what was held for them; whoever follows these answers is told so.
    this.#proceed();
    const listeners = [...this.#closedListeners, ...this.#roomListeners];
    this.#closedListeners = [];
    this.#roomListeners = [];
    for (const listener of listeners) listener();
  }

  #receive(data: Buffer): void {
    this.#live();
    if (this.#finishing || !this.isOpen) return;
    if (data.length > this.#options.maxMessageBytes) {
      this.#refuse(data.length);
      return;
    }
    const text = data.toString();
    if (this.#waiting.length === 0 && this.#mayStart()) {
      this.#run(text);
      return;
    }
    this.#waiting.push(text);
    this.#socket.pause();
  }

  #refuse(value: number): void {
    const limit = this.#options.maxMessageBytes;
    this.#send(encodeError('null', rpcError('bodyTooLarge', { value, limit }, { limit })));
    this.close(CLOSE_MESSAGE_TOO_BIG, `a message may have ${limit} bytes`);
  }

  #mayStart(): boolean {
    return this.#running < this.#options.maxConcurrent && this.canSendMore;
  }

  #run(text: string): void {
    const answer = this.#dispatcher.handle(text, this.#client);
    if (!(answer instanceof Promise)) {
      this.#send(answer);
      return;
    }
    this.#running++;
    void answer.then((settled) => {
      this.#held.push(settled);
      this.#proceed();
    });
  }

  /** Something was sent or has finished: sends what was held and starts what was waiting, as far as there is room. */
  #proceed(): void {
    while (this.#held.length > 0 && (!this.isOpen || this.#socket.bufferedAmount <= this.sendBudgetBytes)) {
      this.#running--;
      this.#send(this.#held.shift() ?? null);
    }
    if (!this.isOpen) this.#waiting.length = 0;
    while (this.#waiting.length > 0 && this.#mayStart()) this.#run(this.#waiting.shift() ?? '');
    if (this.#waiting.length === 0 && this.#socket.isPaused) this.#socket.resume();
    this.#closeIfDone();
  }

  #send(answer: Answer | null): void {
    if (answer instanceof TrackedAnswer) this.#sendTracked(answer);
    else if (answer !== null && this.isOpen) this.#write(answer, this.#onSent);
  }

  #sendTracked({ body, delivery }: TrackedAnswer): void {
    if (!this.isOpen) {
      delivery.onFinished(false);
      return;
    }
    this.#write(body, (error) => {
      // Node.js reports no error of the write that was under way when the connection broke.
      delivery.onFinished(!error && !this.#stream.destroyed);
      this.#onSent();
    });
    delivery.onSent();
  }

  #write(answer: AnswerBody, sent: Sent): void {
    const message = typeof answer === 'string' ? answer : toBytes(answer);
    this.#socket.send(message, TEXT, this.#answers.track(message.length, sent));
    this.#noteBacklog();
  }

  /** Called after each write: from the first that has to wait on, the client is to be seen reading. */
  #noteBacklog(): void {
    if (this.#hasBacklog || this.#socket.bufferedAmount === 0) return;
    this.#hasBacklog = true;
    this.#lastTaken = performance.now();
    this.#leftUnderWay = pendingWriteBytes(this.#stream);
  }

  /** On a slow line a long message is under way for longer than the client may be silent. */
  #noteParts(): void {
    if (pendingWriteBytes(this.#stream) !== this.#leftUnderWay) this.#noteTaken();
  }

  #noteTaken(): void {
    this.#live();
    this.#lastTaken = this.#lastSign;
    this.#leftUnderWay = pendingWriteBytes(this.#stream);
  }

  readonly #onSent = (): void => {
    // What the system takes at once says nothing of the client; what had to wait leaves only as it reads.
    if (this.#hasBacklog) this.#noteTaken();
    this.#hasBacklog = this.#socket.bufferedAmount > 0;
    if (this.#held.length > 0 || this.#waiting.length > 0) this.#proceed();
    if (this.#roomListeners.length > 0 && this.canSendMore) {
      const listeners = this.#roomListeners;
      this.#roomListeners = [];
      for (const listener of listeners) listener();
    }
  };

  #closeIfDone(): void {
    if (this.#finishing && this.#running === 0) this.#socket.close(CLOSE_GOING_AWAY, 'the server is stopping');
  }
}
