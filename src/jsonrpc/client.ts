import { PUBLIC_ACCESS, type Access, createRequestId } from '../caller/caller.js';
import { contractLimits } from '../../generated/methods.js';
import { rateError, retryAfterOf, type Allowance, type ExceededRate } from './allowance.js';
import { rpcError, type RpcError } from './rpcErrors.js';
import { UNLIMITED_ROOM, type AnswerRoom } from './answerRoom.js';
import type { Connection, RequestContext } from './request.js';
import type { MemoryAccount } from '../caller/memoryBudget.js';
import { setMaxListeners } from 'node:events';
import { TrackedAnswer, type AnswerBody, type DeliveryListener, type JsonRpcMessage } from './message.js';
import { HeldMemory } from '../caller/heldMemory.js';

/** The identity of a client, by its connection. */
export interface ClientAddress {
  /** Its IP address in the shortest form, without port and zone; empty for a Unix socket, or when it is not known. */
  readonly address: string;
  /** What limits of one client count by: an IPv4 address, an IPv6 network of 64 bits, or `local socket`. */
  readonly key: string;
  /** True for a client of this machine that reached the server without a proxy. */
  readonly isLoopback: boolean;
  /** True when a proxy has passed the request on: one that is trusted, or any on this machine. */
  readonly wasForwarded: boolean;
}

const { unit: IN_PROGRESS } = contractLimits.requestsInProgressPerClient;

/** Node.js fires a longer timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The peer of an HTTP exchange or a WebSocket. The transport creates it, and closes it when the peer is gone. */
export class Client {
  access: Access = PUBLIC_ACCESS;
  answers: AnswerRoom = UNLIMITED_ROOM;
  memory: MemoryAccount | null = null;
  /** Null for a client that is not limited. */
  allowance: Allowance | null = null;
  /** Requests refused since the last one that was served, for the rate at which they came. */
  refusedInARow = 0;
  /** The longest wait that a refusal named, in seconds. */
  retryAfterSeconds: number | null = null;
  /** True once a request was within the rate. */
  wasServed = false;
  #isClosed = false;
  #active: Set<ActiveRequest> | undefined;

  constructor(
    readonly transport: RequestContext['transport'],
    readonly address: ClientAddress,
    readonly host: string | undefined = undefined,
    readonly connection: Connection | null = null,
  ) {}

  get key(): string {
    return this.address.key;
  }

  /** True once no one waits for answers. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The peer is gone: aborts the requests that still run for it. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const request of this.#active ?? []) request.abort(new DOMException('the client is gone', 'AbortError'));
  }

  /** Adds a request that is not answered at once, so that `close` aborts it. */
  track(request: ActiveRequest): void {
    (this.#active ??= new Set()).add(request);
  }

  /** Removes a request that is settled. */
  untrack(request: ActiveRequest): void {
    this.#active?.delete(request);
  }

  charge(units: number): void {
    if (this.allowance === null) return;
    const exceeded = this.allowance.charge(units);
    if (exceeded !== null) throw this.#refused(exceeded);
    this.refusedInARow = 0;
    this.wasServed = true;
  }

  /** Counts a body of this size. Returns the error when it may not be read. */
  chargeBody(bytes: number): RpcError | null {
    const exceeded = this.allowance?.chargeBody(bytes) ?? null;
    return exceeded === null ? null : this.#refused(exceeded);
  }

  /** Throws when too many requests of the client wait for something. */
  checkRunning(): void {
    const limit = this.allowance?.fullAt() ?? null;
    if (limit !== null) throw rpcError('limitExceeded', { what: IN_PROGRESS, value: limit + 1, limit }, { limit });
  }

  #refused(exceeded: ExceededRate): RpcError {
    this.refusedInARow++;
    this.retryAfterSeconds = Math.max(this.retryAfterSeconds ?? 0, retryAfterOf(exceeded));
    return rateError(exceeded);
  }
}

/** One request in progress: the context of its handler, and the listener for the delivery of its answer. */
export class ActiveRequest implements RequestContext, DeliveryListener {
  /** `performance.now()` at the start. Undefined without an observer, and for a request that was not run. */
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

  /** The answer with the handler's result. It is tracked when the handler listens to its delivery. */
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

  /** Ends what the request holds: it was handed on with its answer, or dropped. */
  endMemory(): void {
    this.#memory?.end();
  }

  /** Throws the reason of an abort, also of one after the handler has settled. */
  throwIfAborted(): void {
    if (this.#reason !== undefined) throw this.#reason;
  }

  /**
   * Settles like the handler's promise, or rejects with the reason of an earlier abort, without waiting for the
   * handler. After `timeoutMs` the request is aborted with `timedOut()`; Infinity means no deadline.
   */
  settle<T>(outcome: Promise<T>, timeoutMs: number, timedOut: () => Error): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const late = (): void => this.abort(timedOut());
      // Node.js drops the fraction.
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
