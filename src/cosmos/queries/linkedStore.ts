import { OWN_WORK, UNENDING, type Caller } from '../../caller/caller.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import {
  decodeEntries,
  encodeEntries,
  STATE_STORES,
  STATE_ENTRIES_PATH,
  type StateStore,
} from '../../chain/development/stateNews.js';
import type { Queries } from '../../chain/node.js';
import type { RawStore } from '../../chain/rawStore.js';
import { abortable } from '../../concurrency/abortable.js';

/** Most keys of one query. */
const MOST_KEYS = 256;

interface Asked {
  store: StateStore;
  key: Uint8Array;
  resolve: (value: Uint8Array | null) => void;
  reject: (error: unknown) => void;
}

interface Batch {
  asked: Asked[];
  /** By store and key: equal questions are asked once. */
  values: Map<string, Promise<Uint8Array | null>>;
}

/** The stores of the embedded chain. What is asked in one turn about one height goes to the chain together. */
export class LinkedStore implements RawStore {
  readonly #queries: Queries;
  /** Of this turn, by height. */
  readonly #batches = new Map<number, Batch>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  read(store: string, key: Uint8Array, height: number, { signal }: Caller): Promise<Uint8Array | null> {
    const found = STATE_STORES.find((name) => name === store);
    // The chain has no other stores.
    if (found === undefined) return Promise.resolve(null);
    const value = this.#ask(found, key, height);
    return signal === UNENDING ? value : abortable(value, signal);
  }

  #ask(store: StateStore, key: Uint8Array, height: number): Promise<Uint8Array | null> {
    const batch = this.#batchAt(height);
    const name = `${store} ${Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1')}`;
    const known = batch.values.get(name);
    if (known !== undefined) return known;
    const value = new Promise<Uint8Array | null>((resolve, reject) => {
      batch.asked.push({ store, key, resolve, reject });
    });
    batch.values.set(name, value);
    return value;
  }

  #batchAt(height: number): Batch {
    const open = this.#batches.get(height);
    if (open !== undefined && open.asked.length < MOST_KEYS) return open;
    const batch: Batch = { asked: [], values: new Map() };
    this.#batches.set(height, batch);
    // After the promises that can continue now, whose questions come along.
    process.nextTick(() => {
      if (this.#batches.get(height) === batch) this.#batches.delete(height);
      void this.#settle(batch.asked, height);
    });
    return batch;
  }

  async #settle(asked: readonly Asked[], height: number): Promise<void> {
    try {
      const values = await this.#values(asked, height);
      for (const [index, { resolve }] of asked.entries()) resolve(values[index] ?? null);
    } catch (error) {
      // The origin of a fork may refuse one of them.
      if (asked.length > 1) for (const one of asked) void this.#settle([one], height);
      else for (const { reject } of asked) reject(error);
    }
  }

  /** In the order of the questions. */
  async #values(asked: readonly Asked[], height: number): Promise<(Uint8Array | null)[]> {
    const question = encodeEntries(asked.map(({ store, key }) => ({ store, key, value: null })));
    const answer = await this.#queries.query(STATE_ENTRIES_PATH, question, height, OWN_WORK);
    // A part of the answer would keep all of it in memory.
    const values = [...decodeEntries(answer)].map(({ value }) => value && new Uint8Array(value));
    if (values.length !== asked.length)
      throw new MalformedAnswer(`${asked.length} values: the chain says ${values.length}`);
    return values;
  }
}
