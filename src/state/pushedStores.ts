import type { Hash } from '../../generated/types.js';
import { ChainError, NodeUnavailable } from '../chain/chainErrors.js';
import { pause } from '../concurrency/backoff.js';

/** What the stores are compared with. */
export interface PushedStoresParts {
  /** The stores of which the view needs all changes. */
  needed: () => readonly string[];
  /** The root of a store at a height; null where the application has no such store. Rejects as the node. */
  rootOf: (store: string, height: number) => Promise<Hash | null>;
  /** Waits before a node that was away is asked again, milliseconds. Default: 250. */
  againMs?: number;
}

/** Why changes may be missing. */
export interface MissingChanges {
  reason: string;
  /** The store that the node does not push; null where the node did not say. */
  store: string | null;
}

/** How often a node that is away is asked, and the wait before it is asked again, milliseconds. */
const MOST_ATTEMPTS = 8;
const AGAIN_MS = 250;

/** Roots that are kept of each store. */
const MOST_ROOTS = 4;

/**
 * Finds out whether the stream has the changes of every store that is needed: the operator lists the stores, and one
 * that was forgotten would seem never to change. A store is pushed if changes of it have come since the stream was
 * connected. Until then its root says whether anything has changed in it.
 */
export class PushedStores {
  readonly #parts: PushedStoresParts;
  readonly #seen = new Set<string>();
  /** By store and height. */
  readonly #roots = new Map<string, Map<number, Promise<Hash | null>>>();
  #unpushed: string | null = null;
  #starts: readonly number[] = [];
  /** The newest block. */
  #reached = 0;

  constructor(parts: PushedStoresParts) {
    this.#parts = parts;
  }

  /** The store that the node does not push; null while there is none. */
  get unpushed(): string | null {
    return this.#unpushed;
  }

  /** The node may have been started again with other settings, also before each of the heights `starts`. */
  connected(starts: readonly number[] = []): void {
    this.#starts = starts;
    this.#forget();
  }

  /** Notes which block comes next. */
  begin(height: number): void {
    const reached = this.#reached;
    if (this.#starts.some((start) => start > reached && start <= height)) this.#forget();
    this.#reached = height;
  }

  #forget(): void {
    this.#seen.clear();
    this.#unpushed = null;
  }

  /** Notes that a store is pushed. */
  note(store: string): void {
    this.#seen.add(store);
  }

  /** The blocks from some height on are others now. */
  rewound(): void {
    this.#roots.clear();
    this.#forget();
  }

  /**
   * What may have changed in a block without the stream; null for nothing. `isFirst` for the first block of a run.
   * `detected` resolves when the node has answered.
   */
  async missing(height: number, isFirst: boolean, detected = () => Promise.resolve()): Promise<MissingChanges | null> {
    const unseen = this.#parts.needed().filter((store) => !this.#seen.has(store));
    if (unseen.length === 0 || isFirst) return null;
    try {
      const changed = await this.#patiently(
        () => Promise.all(unseen.map((store) => this.#hasChanged(store, height))),
        detected,
      );
      const store = unseen[changed.indexOf(true)];
      if (store === undefined) return null;
      this.#unpushed = store;
      return {
        store,
        reason: `the node does not push the store ${store}: name it in keys of [streaming.abci] in app.toml`,
      };
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      return {
        store: null,
        reason: `the node does not prove that nothing changed in ${unseen.join(', ')}: ${error.message}`,
      };
    }
  }

  /** A node that stops, or is started again, is away for some time. */
  async #patiently<T>(ask: () => Promise<T>, detected: () => Promise<void>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof NodeUnavailable) || attempt === MOST_ATTEMPTS) throw error;
        await detected();
        await pause(this.#parts.againMs ?? AGAIN_MS);
      }
    }
  }

  async #hasChanged(store: string, height: number): Promise<boolean> {
    const [before, after] = await Promise.all([this.#rootAt(store, height - 1), this.#rootAt(store, height)]);
    return before !== after;
  }

  #rootAt(store: string, height: number): Promise<Hash | null> {
    const known = this.#roots.get(store) ?? new Map<number, Promise<Hash | null>>();
    this.#roots.set(store, known);
    const root = known.get(height) ?? this.#parts.rootOf(store, height);
    known.set(height, root);
    root.catch(() => known.delete(height));
    for (const oldest of known.keys()) if (known.size > MOST_ROOTS) known.delete(oldest);
    return root;
  }
}
