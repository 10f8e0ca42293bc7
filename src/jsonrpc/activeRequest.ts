import { setMaxListeners } from 'node:events';
import { type Access, createRequestId } from '../caller/caller.js';
import type { Allowance } from './allowance.js';
import type { Client } from './client.js';
import type { Connection, RequestContext } from './request.js';
import { TrackedAnswer, type AnswerBody, type DeliveryListener, type JsonRpcMessage } from './message.js';
import { HeldMemory } from '../caller/heldMemory.js';

/** One request in progress: the context that its handler gets, and the listener for the delivery of its answer. */
export class ActiveRequest implements RequestContext, DeliveryListener {
  /**
   * `performance.now()` at the start, milliseconds. Undefined without an observer, and for a request that was not run.
   */
  startedAt: number | undefined;
  #requestId: string | undefined;
  #memory: HeldMemory | undefined;
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #onAbort: ((reason: Error) => void) | undefined;
  #onAnswered: ((answered: boolean) => void) | undefined;
  #onWritten: ((written: boolean) => void) | undefined;

  constructor(
    readonly peer: Client,
    readonly message: JsonRpcMessage,
    /** JSON text of the id that the answer carries. */
    readonly idText: string,
  ) {}

  /** Made on first use: most requests hold next to nothing. */
  get memory(): HeldMemory {
    return (this.#memory ??= new HeldMemory(this.peer.memory));
  }

  /** Made when a line of the log first names the request: most requests are in none. */
  get requestId(): string {
    return (this.#requestId ??= createRequestId());
  }

  get transport(): RequestContext['transport'] {
    return this.peer.transport;
  }

  get client(): string {
    return this.peer.key;
  }

  get allowance(): Allowance | null {
    return this.peer.allowance;
  }

  get host(): string | undefined {
    return this.peer.host;
  }

  get access(): Access {
    return this.peer.access;
  }

  get connection(): Connection | null {
    return this.peer.connection;
  }

  onAnswered(listener: (answered: boolean) => void): void {
    if (this.#reason !== undefined) listener(false);
    else this.#onAnswered = listener;
  }

  onWritten(listener: (written: boolean) => void): void {
    if (this.#reason !== undefined) listener(false);
    else this.#onWritten = listener;
  }

  /** The answer with the handler's result. It is tracked when the handler has asked what becomes of it. */
  answerWith(body: AnswerBody): AnswerBody | TrackedAnswer {
    const isTracked = this.#onAnswered !== undefined || this.#onWritten !== undefined;
    return isTracked ? new TrackedAnswer(body, this) : body;
  }

  onSent(): void {
    const onAnswered = this.#onAnswered;
    this.#onAnswered = undefined;
    onAnswered?.(true);
  }

  onFinished(written: boolean): void {
    const [onAnswered, onWritten] = [this.#onAnswered, this.#onWritten];
    this.#onAnswered = this.#onWritten = undefined;
    onAnswered?.(written);
    onWritten?.(written);
  }

  /** Tells the handler that no answer with its result will be sent. */
  notAnswered(): void {
    this.onFinished(false);
  }

  /** Made on first use: most requests never need it. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      // One request may ask the node a thousand questions at once; Node.js would warn of a leak from the eleventh on.
      setMaxListeners(0, this.#controller.signal);
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Ends the wait for the handler and aborts its signal. Only the first reason counts. */
  abort(reason: Error): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#controller?.abort(reason);
    this.#onAbort?.(reason);
  }

  /** What was held for the request is handed on with its answer, or dropped. */
  endMemory(): void {
    this.#memory?.end();
  }

  /** Throws the reason of an abort, also of one after the handler has settled. */
  throwIfAborted(): void {
    if (this.#reason !== undefined) throw this.#reason;
  }

  /**
   * Settles like the handler's promise, or rejects with the reason of an abort if that comes first. At the deadline,
   * `timeoutMs` from now, the request is aborted with `timedOut()`; Infinity means no deadline. A handler that ignores
   * its signal is not waited for.
   */
  settle<T>(outcome: Promise<T>, timeoutMs: number, timedOut: () => Error): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const late = (): void => this.abort(timedOut());
      // Node.js drops the part behind the point.
      const timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(late, Math.ceil(timeoutMs)) : undefined;
      const finish = (): void => {
        clearTimeout(timer);
        this.peer.untrack(this);
      };
      this.#onAbort = (reason) => {
        finish();
        reject(reason);
      };
      this.peer.track(this);
      const settled = (): void => {
        finish();
        resolve(outcome);
      };
      outcome.then(settled, settled);
    });
  }
}

/** Node.js fires a longer timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
