/**
 * Reads single keys of the application's stores. Everything that is asked in one turn of the event loop, or while the
 * node has enough to do, goes to the node together; equal questions are asked once. Each answer must name the key and
 * the height that it is about: an answer to another question is an error, never a value.
 */
import { UNENDING, ownWork, type Caller } from '../../caller/caller.js';
import { type ChainError, MalformedAnswer } from '../../chain/chainErrors.js';
import { queryError } from '../../chain/nodeFailure.js';
import type { KeyAnswer, KeyQueries, KeyQuestion, RawStore } from '../../chain/rawStore.js';
import { onAbort } from '../../concurrency/abortable.js';

/** How many keys are asked at the same time. */
export interface RawReadsOptions {
  /** Most keys in one request. */
  batchSize: number;
  /** Most requests at the same time. */
  maxRequests: number;
}

/** CometBFT takes batches of 10, see `max_request_batch_size` of config.toml. */
export const COMET_READS: RawReadsOptions = { batchSize: 10, maxRequests: 2 };

/** Over gRPC each key is a question of its own. */
export const GRPC_READS: RawReadsOptions = { batchSize: 1, maxRequests: 16 };

/** Dependencies of `RawReads`. */
export interface RawReadsParts {
  queries: KeyQueries;
  /** The error for a height whose state the node does not have: HistoryPruned or HeightInFuture. */
  missingState: (height: number, caller: Caller) => Promise<ChainError>;
}

/** A caller that waits for a key. */
interface Waiter {
  caller: Caller;
  resolve: (value: Uint8Array | null) => void;
  reject: (error: unknown) => void;
  stopListening: () => void;
}

/** A key that a caller waits for. */
interface PendingKey extends KeyQuestion {
  id: string;
  waiters: Set<Waiter>;
  /** Called when the last of them has left; null while the key is in the queue. */
  onDeserted: (() => void) | null;
}

/** Text of iavl for a height that a store does not have. The answer has no error code, so the key looks absent. */
const NO_VERSION = 'version does not exist';

/** The keys of one node. */
export class RawReads implements RawStore {
  readonly #options: RawReadsOptions;
  readonly #parts: RawReadsParts;
  readonly #pending = new Map<string, PendingKey>();
  /** Keys that are not asked yet, by the client that asked first. */
  readonly #queues = new Map<string, { keys: PendingKey[]; next: number }>();
  #requests = 0;
  #isScheduled = false;

  constructor(options: RawReadsOptions, parts: RawReadsParts) {
    this.#options = options;
    this.#parts = parts;
  }

  read(store: string, key: Uint8Array, height: number, caller: Caller): Promise<Uint8Array | null> {
    // The node takes 0 for its newest height, whichever that is by then.
    if (height < 1) return Promise.reject(new RangeError(`height ${height}: a raw read names a height`));
    return new Promise((resolve, reject) => {
      const { signal } = caller;
      signal.throwIfAborted();
      const pending = this.#find({ store, key, height }, caller.client ?? '');
      const waiter: Waiter = { caller, resolve, reject, stopListening: () => undefined };
      pending.waiters.add(waiter);
      if (signal === UNENDING) return;
      waiter.stopListening = onAbort(signal, () => {
        // An abort reason need not be an Error; it is passed on as it is.
        reject(signal.reason as Error);
        this.#leave(pending, waiter);
      });
    });
  }

  /** The key among those that are asked already, or queued. */
  #find(question: KeyQuestion, client: string): PendingKey {
    const { store, key, height } = question;
    const id = `${store} ${height} ${Buffer.from(key.buffer, key.byteOffset, key.length).toString('latin1')}`;
    const known = this.#pending.get(id);
    if (known !== undefined) return known;
    const pending: PendingKey = { ...question, id, waiters: new Set(), onDeserted: null };
    this.#pending.set(id, pending);
    const queue = this.#queues.get(client);
    if (queue === undefined) this.#queues.set(client, { keys: [pending], next: 0 });
    else queue.keys.push(pending);
    this.#schedule();
    return pending;
  }

  #leave(pending: PendingKey, waiter: Waiter): void {
    pending.waiters.delete(waiter);
    if (pending.waiters.size > 0) return;
    this.#pending.delete(pending.id);
    pending.onDeserted?.();
  }

  /** Asks at the end of this turn of the event loop, when all promises that are settled have been followed. */
  #schedule(): void {
    if (this.#isScheduled || this.#requests >= this.#options.maxRequests) return;
    this.#isScheduled = true;
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isScheduled = false;
        this.#askQueued();
      }),
    );
  }

  #askQueued(): void {
    const { batchSize, maxRequests } = this.#options;
    while (this.#queues.size > 0 && this.#requests < maxRequests) {
      const batch = this.#nextBatch(batchSize);
      if (batch.length > 0) void this.#ask(batch);
    }
  }

  /** Keys that a caller still waits for, one of each client in turn. */
  #nextBatch(size: number): PendingKey[] {
    const batch: PendingKey[] = [];
    while (batch.length < size) {
      const [first] = this.#queues;
      if (first === undefined) break;
      const [client, queue] = first;
      const pending = queue.keys[queue.next++];
      this.#queues.delete(client);
      if (queue.next < queue.keys.length) this.#queues.set(client, queue);
      if (pending !== undefined && pending.waiters.size > 0) batch.push(pending);
    }
    return batch;
  }

  async #ask(batch: readonly PendingKey[]): Promise<void> {
    this.#requests++;
    const leaving = new AbortController();
    let deserted = 0;
    for (const pending of batch) {
      pending.onDeserted = () => {
        if (++deserted === batch.length) leaving.abort();
      };
    }
    const caller = ownWork(leaving.signal);
    const answers: unknown = await this.#parts.queries.ask(batch, caller).catch((error: unknown) => error);
    this.#requests--;
    this.#askQueued();
    for (const [index, pending] of batch.entries()) {
      if (this.#pending.get(pending.id) === pending) this.#pending.delete(pending.id);
      const answer: unknown = Array.isArray(answers) ? answers[index] : answers;
      // Either what `ask` resolves to, or what it rejects with, which is an Error.
      if (pending.waiters.size > 0) void this.#settle(pending, answer as KeyAnswer | Error);
    }
  }

  async #settle(pending: PendingKey, answer: KeyAnswer | Error): Promise<void> {
    const outcome = answer instanceof Error ? answer : outcomeOf(pending, answer);
    if (outcome !== 'noState') return settle(pending, outcome);
    const { height, waiters } = pending;
    for (const waiter of waiters) {
      const error = await this.#parts.missingState(height, waiter.caller).catch((failure: unknown) => failure);
      waiter.stopListening();
      waiter.reject(error);
    }
  }
}

function outcomeOf(question: KeyQuestion, answer: KeyAnswer): Uint8Array | null | ChainError | 'noState' {
  const { store, key, height } = question;
  const path = `/store/${store}/key`;
  if (answer.abciCode !== 0) return queryError({ path, ...answer, height });
  if (answer.log.includes(NO_VERSION)) return 'noState';
  if (answer.height !== height) return new MalformedAnswer(`${path}: answer about height ${answer.height}`);
  if (Buffer.compare(answer.key, key) !== 0) return new MalformedAnswer(`${path}: answer about another key`);
  return answer.value.length === 0 ? null : answer.value;
}

function settle({ waiters }: PendingKey, outcome: Uint8Array | null | Error): void {
  for (const { caller, resolve, reject, stopListening } of waiters) {
    stopListening();
    if (outcome instanceof Error) {
      reject(outcome);
      continue;
    }
    try {
      caller.memory.add(outcome?.length ?? 0);
      resolve(outcome);
    } catch (error) {
      // There is no memory for it.
      reject(error);
    }
  }
}
