/** A subscription that outlives its connection. */
import type { ChainReader, Cursor } from './cursor.js';
import { decode } from './codec.js';
import type { Shape } from './shape.js';
import { LogRangeExceededError } from './catalogue.js';
import { HalleyError, RpcError, SlowConsumerError, TimeoutError, TransportError } from './errors.js';
import { backoff, type Settings } from './options.js';
import { Queue } from './queue.js';
import type { Connection } from './socket.js';
import type { Outcome } from './message.js';
import { quantityOf } from './json.js';

/** What a subscription needs of its client. */
export interface SubscriptionParts<T> {
  readonly name: string;
  readonly options: unknown;
  readonly shape: Shape;
  readonly cursor: Cursor<T>;
  readonly settings: Settings;
  /** The open connection, or a new one. */
  connect(): Promise<Connection>;
  /** Asks over a connection, once. */
  ask(
    connection: Connection,
    method: string,
    params: readonly unknown[],
    onOutcome?: (outcome: Outcome<unknown>) => void,
  ): Promise<unknown>;
  /** Reads the chain over a connection. */
  reader(connection: Connection): ChainReader;
  /** The logs of a range that the server no longer replays; undefined for subscriptions without logs. */
  catchUp?: (connection: Connection, from: bigint, to: bigint) => AsyncIterable<T>;
}

/**
 * Notifications, one after the other: `for await (const head of client.subscribe('newHeads'))`. Leaving the loop ends
 * the subscription. When the connection breaks, it is opened again; `newHeads` and `logs` then continue with the block
 * where they were, so that nothing is lost and nothing comes twice. Only one loop at a time should take from it.
 */
export class Subscription<T> implements AsyncIterableIterator<T, undefined> {
  /** Resolves when the server has accepted the subscription for the first time; rejects when it ends before. */
  readonly ready: Promise<void>;
  #reconnects = -1;
  readonly #parts: SubscriptionParts<T>;
  readonly #queue: Queue<T>;
  #isOver = false;
  /** The error that ended it. */
  #failure: Error | undefined;
  /** Whether a notification came since the last connection was opened. */
  #progressed = false;
  #over: () => void = () => undefined;
  readonly #ended: Promise<void>;
  #active: { connection: Connection; id: unknown } | undefined;

  constructor(parts: SubscriptionParts<T>) {
    this.#parts = parts;
    this.#queue = new Queue(parts.settings.maxWaiting);
    this.#ended = new Promise((resolve) => (this.#over = resolve));
    const { signal } = parts.settings;
    const onAbort = () => void this.return();
    signal?.addEventListener('abort', onAbort);
    void this.#ended.then(() => signal?.removeEventListener('abort', onAbort));
    this.ready = new Promise((resolve, reject) => {
      this.#run(resolve).then(
        () => reject(this.#failure ?? new TransportError('the subscription ended')),
        (error: unknown) => {
          const failure = error instanceof Error ? error : new HalleyError(String(error));
          reject(failure);
          this.#finish(failure);
        },
      );
    });
    // A caller who only iterates hears of the error there.
    this.ready.catch(() => undefined);
    if (signal?.aborted === true) onAbort();
  }

  /** How often it was subscribed again after its connection broke. */
  get reconnects(): number {
    return Math.max(this.#reconnects, 0);
  }

  /** The next notification. */
  next(): Promise<IteratorResult<T, undefined>> {
    return this.#queue.take();
  }

  /** Ends the subscription; what waits is dropped. */
  async return(): Promise<IteratorResult<T, undefined>> {
    this.#finish();
    this.#queue.clear();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #finish(error?: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#failure = error;
    this.#queue.end(error);
    this.#over();
    const active = this.#active;
    if (active?.connection.checkOpen() !== true) return;
    active.connection.ignore(active.id);
    this.#parts.ask(active.connection, 'eth_unsubscribe', [active.id]).catch(() => undefined);
  }

  async #run(onReady: () => void): Promise<void> {
    for (let attempt = 0; !this.#isOver; attempt++) {
      this.#progressed = false;
      try {
        const connection = await this.#parts.connect();
        if (await this.#subscribe(connection)) {
          this.#reconnects++;
          onReady();
          await Promise.race([connection.ended, this.#ended]);
        }
      } catch (error) {
        const isPassing = error instanceof TransportError || error instanceof TimeoutError || isUnavailable(error);
        if (!isPassing) throw error;
      }
      // A connection that ends before anything came is no success.
      if (this.#progressed) attempt = 0;
      if (!this.#isOver) await Promise.race([backoff(attempt, this.#parts.settings), this.#ended]);
    }
  }

  /** Subscribes from where the cursor is. False when the chain was changed meanwhile, so that it must be done again. */
  async #subscribe(connection: Connection): Promise<boolean> {
    const { cursor, name } = this.#parts;
    const chain = this.#parts.reader(connection);
    const { fromBlock, first } = await cursor.position(chain);
    for (const item of first) this.#queue.put(item);
    // What comes before the cursor is known to hold waits.
    let early: unknown[] | undefined = [];
    const take = (result: unknown) => {
      if (early === undefined) this.#onResult(result);
      else if (early.length < this.#parts.settings.maxWaiting) early.push(result);
      else this.#finish(new SlowConsumerError(`more than ${early.length} notifications came at once`));
    };
    let id: unknown;
    const onOutcome = (outcome: Outcome<unknown>) => {
      if (!outcome.ok) return;
      id = outcome.result;
      connection.listen(id, take);
    };
    try {
      await this.#parts.ask(connection, 'eth_subscribe', [name, this.#optionsFrom(fromBlock)], onOutcome);
    } catch (error) {
      if (fromBlock === undefined || !(await this.#catchUp(connection, fromBlock, error))) throw error;
      return false;
    }
    this.#active = { connection, id };
    if (this.#isOver || !(await cursor.holds(chain))) {
      connection.ignore(id);
      await this.#parts.ask(connection, 'eth_unsubscribe', [id]);
      return false;
    }
    const waiting = early;
    early = undefined;
    for (const result of waiting) this.#onResult(result);
    return true;
  }

  #optionsFrom(fromBlock: bigint | undefined): unknown {
    const { options } = this.#parts;
    if (fromBlock === undefined) return options;
    return { ...(typeof options === 'object' && options), fromBlock: quantityOf(fromBlock) };
  }

  #onResult(result: unknown): void {
    if (this.#isOver) return;
    this.#progressed = true;
    try {
      const { shape, cursor } = this.#parts;
      // The shape is that of the notifications of this subscription, whose type is T.
      const item = decode(result, shape, 'notification') as T;
      for (const told of cursor.accept(item)) if (!this.#queue.put(told)) return this.#finish();
    } catch (error) {
      this.#finish(error instanceof Error ? error : new HalleyError(String(error)));
    }
  }

  /** Reads what is older than what the server replays. False when the error is another one. */
  async #catchUp(connection: Connection, from: bigint, error: unknown): Promise<boolean> {
    const { catchUp, cursor } = this.#parts;
    if (catchUp === undefined || !(error instanceof LogRangeExceededError)) return false;
    const lowest = error.data?.from;
    if (lowest === undefined || lowest <= from) return false;
    for await (const log of catchUp(connection, from, lowest - 1n)) {
      for (const told of cursor.accept(log)) if (!this.#queue.put(told)) return true;
    }
    cursor.reached(lowest);
    return true;
  }
}

/** An error that says that the server cannot answer now. */
function isUnavailable(error: unknown): boolean {
  return error instanceof RpcError && error.code === -32002;
}
