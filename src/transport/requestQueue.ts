import type { Duplex } from 'node:stream';
import { currentTurn, nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { ConnectionClients } from './memory/connectionMemory.js';

/** Limits of the requests of one HTTP connection. */
export interface RequestQueueOptions {
  maxConcurrent: number;
  /** With this many bytes of answers reserved, made or unread, the next request waits. */
  highWaterBytes: number;
}

/**
 * The requests of one HTTP connection, which a client may pipeline. They start in order while there is room for their
 * answers, and in one turn of the event loop only as many as other clients can wait for. While one waits, nothing is
 * read from the client.
 */
export class RequestQueue {
  readonly clients: ConnectionClients;
  readonly #socket: Duplex;
  readonly #options: RequestQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #isHeld = false;
  /** The turn of the event loop in which a request was started last. */
  #turn = -1;
  #continuesSoon = false;

  constructor(clients: ConnectionClients, socket: Duplex, options: RequestQueueOptions) {
    this.clients = clients;
    this.#socket = socket;
    this.#options = options;
  }

  /** With this many bytes of answers reserved, built or unread, the next request waits. */
  mayStart(): boolean {
    return this.#waiting.length === 0 && this.#canStart() && this.#isInTime();
  }

  /** Requests that wait, whose token is being verified, or whose response is not written. */
  get unanswered(): number {
    return this.#waiting.length + (this.#isHeld ? 1 : 0) + this.#running;
  }

  /** Starts a request as soon as there is room. */
  push(start: () => void): void {
    this.#waiting.push(start);
    this.#socket.pause();
    if (this.#canStart()) this.#continueSoon();
  }

  /**
   * Lets no further request start before this one, whose token is being verified: requests start in the order of their
   * arrival. After `start` the next one may start.
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
    while (this.#waiting.length > 0 && (this.#socket.destroyed || (this.#canStart() && this.#isInTime())))
      this.#waiting.shift()?.();
    if (this.#waiting.length === 0) this.#socket.resume();
    else if (this.#canStart()) this.#continueSoon();
  }

  #continueSoon(): void {
    if (this.#continuesSoon) return;
    this.#continuesSoon = true;
    void nextSlice().then(() => {
      this.#continuesSoon = false;
      this.continue();
    });
  }

  /** The first request of a turn always is; the others share the time with all other work on many items. */
  #isInTime(): boolean {
    const turn = currentTurn();
    if (turn === this.#turn) return !sliceIsOver();
    this.#turn = turn;
    return true;
  }

  #canStart(): boolean {
    const { maxConcurrent, highWaterBytes } = this.#options;
    return !this.#isHeld && this.#running < maxConcurrent && this.clients.hasRoomBelow(highWaterBytes);
  }
}
