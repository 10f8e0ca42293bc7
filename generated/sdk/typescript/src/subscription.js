// Generated from openrpc.json by `npm run generate`. Do not edit.
import { decode } from './codec.js';
import { LogRangeExceededError } from './catalogue.js';
import { HalleyError, RpcError, SlowConsumerError, TimeoutError, TransportError } from './errors.js';
import { backoff } from './options.js';
import { Queue } from './queue.js';
import { quantityOf } from './json.js';
export class Subscription {
  ready;
  #reconnects = -1;
  #parts;
  #queue;
  #isOver = false;
  #failure;
  #progressed = false;
  #over = () => undefined;
  #ended;
  #active;
  constructor(parts) {
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
        (error) => {
          const failure = error instanceof Error ? error : new HalleyError(String(error));
          reject(failure);
          this.#finish(failure);
        },
      );
    });
    this.ready.catch(() => undefined);
    if (signal?.aborted === true) onAbort();
  }
  get reconnects() {
    return Math.max(this.#reconnects, 0);
  }
  next() {
    return this.#queue.take();
  }
  async return() {
    this.#finish();
    this.#queue.clear();
    return { done: true, value: undefined };
  }
  [Symbol.asyncIterator]() {
    return this;
  }
  #finish(error) {
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
  async #run(onReady) {
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
      if (this.#progressed) attempt = 0;
      if (!this.#isOver) await Promise.race([backoff(attempt, this.#parts.settings), this.#ended]);
    }
  }
  async #subscribe(connection) {
    const { cursor, name } = this.#parts;
    const chain = this.#parts.reader(connection);
    const { fromBlock, first } = await cursor.position(chain);
    for (const item of first) this.#queue.put(item);
    let early = [];
    const take = (result) => {
      if (early === undefined) this.#onResult(result);
      else if (early.length < this.#parts.settings.maxWaiting) early.push(result);
      else this.#finish(new SlowConsumerError(`more than ${early.length} notifications came at once`));
    };
    let id;
    const onOutcome = (outcome) => {
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
  #optionsFrom(fromBlock) {
    const { options } = this.#parts;
    if (fromBlock === undefined) return options;
    return { ...(typeof options === 'object' && options), fromBlock: quantityOf(fromBlock) };
  }
  #onResult(result) {
    if (this.#isOver) return;
    this.#progressed = true;
    try {
      const { shape, cursor } = this.#parts;
      const item = decode(result, shape, 'notification');
      for (const told of cursor.accept(item)) if (!this.#queue.put(told)) return this.#finish();
    } catch (error) {
      this.#finish(error instanceof Error ? error : new HalleyError(String(error)));
    }
  }
  async #catchUp(connection, from, error) {
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
function isUnavailable(error) {
  return error instanceof RpcError && error.code === -32002;
}
