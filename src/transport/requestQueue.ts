import type { Duplex } from 'node:stream';
import type { ConnectionClients } from './memory/connectionClients.js';

/** Limits of the requests of one HTTP connection. */
export interface RequestQueueOptions {
  /** Requests that run at one time. */
  maxConcurrent: number;
  /** With this many bytes of answers reserved, made or unread, the next request waits. */
  highWaterBytes: number;
}

/**
 * The requests of one HTTP connection. A client may send many without waiting for answers (HTTP pipelining). They start
 * in order, as long as there is room for their answers. While any has to wait, nothing more is read from the client.
 */
export class RequestQueue {
  readonly clients: ConnectionClients;
  readonly #socket: Duplex;
  readonly #options: RequestQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #isHeld = false;

  constructor(clients: ConnectionClients, socket: Duplex, options: RequestQueueOptions) {
    this.clients = clients;
    this.#socket = socket;
    this.#options = options;
  }

  /** True when the next request may start at once. */
  get isFree(): boolean {
    return this.#waiting.length === 0 && this.#canStart();
  }

  /** Requests that wait, whose token is being verified, or whose answer is not written. */
  get unanswered(): number {
    return this.#waiting.length + (this.#isHeld ? 1 : 0) + this.#running;
  }

  /** Starts a request as soon as there is room. */
  push(start: () => void): void {
    this.#waiting.push(start);
    this.#socket.pause();
  }

  /**
   * Lets no further request start before this one, whose token is being verified: requests start in the order in which
   * they came. After `start` the next one may start.
   */
  hold(): (start: () => void) => void {
    this.#isHeld = true;
    return (start) => {
      this.#isHeld = false;
      start();
      this.continue();
    };
  }

  /** Counts a request that is not answered at once. Returns the function to call when its response is closed. */
  run(): () => void {
    this.#running++;
    return () => {
      this.#running--;
      this.continue();
    };
  }

  /** Starts the requests for which there is room now. Called after each response. */
  continue(): void {
    if (this.#waiting.length === 0) return;
    while (this.#waiting.length > 0 && (this.#socket.destroyed || this.#canStart())) this.#waiting.shift()?.();
    if (this.#waiting.length === 0) this.#socket.resume();
  }

  #canStart(): boolean {
    const { maxConcurrent, highWaterBytes } = this.#options;
    return !this.#isHeld && this.#running < maxConcurrent && this.clients.hasRoomBelow(highWaterBytes);
  }
}
