/**
 * Who asks, and what of theirs is running. A transport makes one Client per HTTP exchange or WebSocket connection and calls `leave` when
 * the other side is gone; the dispatcher makes one Call per request.
 */
import { setMaxListeners } from 'node:events';
import type { Connection } from './connection.js';
import { TrackedAnswer, type DeliveryListener, type AnswerBody } from './message.js';
import type { RequestContext } from './request.js';

/** The other side of an HTTP exchange or of a WebSocket connection. */
export class Client {
  #left = false;
  #running: Set<ActiveRequest> | undefined;

  constructor(
    readonly transport: RequestContext['transport'],
    readonly remoteAddress: string,
    readonly host: string | undefined = undefined,
    readonly connection: Connection | null = null,
  ) {}

  /** True once nobody waits for answers any more. */
  get isClosed(): boolean {
    return this.#left;
  }

  /** The other side is gone: aborts what still runs for it. */
  close(): void {
    if (this.#left) return;
    this.#left = true;
    for (const call of this.#running ?? []) call.abort(new DOMException('the client is gone', 'AbortError'));
  }

  /** Calls that are not answered at once are kept here, so that `leave` finds them. */
  track(call: ActiveRequest): void {
    (this.#running ??= new Set()).add(call);
  }

  untrack(call: ActiveRequest): void {
    this.#running?.delete(call);
  }
}

/** One request in progress; what its handler sees of it. */
export class ActiveRequest implements RequestContext, DeliveryListener {
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #onAbort: ((reason: Error) => void) | undefined;
  #onAnswered: ((answered: boolean) => void) | undefined;
  #onWritten: ((written: boolean) => void) | undefined;

  constructor(readonly client: Client) {}

  get transport(): RequestContext['transport'] {
    return this.client.transport;
  }

  get remoteAddress(): string {
    return this.client.remoteAddress;
  }

  get host(): string | undefined {
    return this.client.host;
  }

  get connection(): Connection | null {
    return this.client.connection;
  }

  onAnswered(listener: (answered: boolean) => void): void {
    if (this.#reason !== undefined) listener(false);
    else this.#onAnswered = listener;
  }

  onWritten(listener: (written: boolean) => void): void {
    if (this.#reason !== undefined) listener(false);
    else this.#onWritten = listener;
  }

  /** The answer with the handler's result, and with it whoever wants to know what becomes of it. */
  tracked(answer: AnswerBody): AnswerBody | TrackedAnswer {
    const isFollowed = this.#onAnswered !== undefined || this.#onWritten !== undefined;
    return isFollowed ? new TrackedAnswer(answer, this) : answer;
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

  /** There will be no answer with the handler's result. */
  notAnswered(): void {
    this.onFinished(false);
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      // One request may ask a thousand questions at once; Node.js would warn of a leak from the eleventh.
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

  /**
   * The outcome of the handler, or the reason of an abort if that comes first. The deadline, `timeoutMs` from now, aborts with `timedOut()`;
   * Infinity is none. A handler that ignores its signal is not waited for.
   */
  settle<T>(outcome: Promise<T>, timeoutMs: number, timedOut: () => Error): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(() => this.abort(timedOut()), timeoutMs) : undefined;
      const finish = (): void => {
        clearTimeout(timer);
        this.client.untrack(this);
      };
      this.#onAbort = (reason) => {
        finish();
        reject(reason);
      };
      this.client.track(this);
      const settled = (): void => {
        finish();
        resolve(outcome);
      };
      outcome.then(settled, settled);
    });
  }
}

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
