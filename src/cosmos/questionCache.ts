import { abortable } from '../concurrency/abortable.js';

/**
 * Answers to questions about the chain at one height, which never change: identical questions are asked once. Those under way are joined,
 * answered ones are kept in a bounded number of bytes and dropped when the head has moved on. Failures are not kept.
 */
export interface QuestionCacheOptions {
  /** Most bytes kept, keys and answers together. */
  maxBytes?: number;
  /** How many of the newest heights are kept when the head moves. */
  keepHeights?: number;
}

interface Answered {
  value: unknown;
  bytes: number;
}

interface Asked {
  promise: Promise<unknown>;
  callers: number;
  abort: AbortController;
}

interface AtHeight {
  answered: Map<string, Answered>;
  asked: Map<string, Asked>;
}

/** What an entry costs beside its key and value: two map slots and the objects around them, measured roughly. */
const ENTRY_OVERHEAD_BYTES = 160;

export class QuestionCache {
  readonly #options: Required<QuestionCacheOptions>;
  readonly #heights = new Map<number, AtHeight>();
  #bytes = 0;

  constructor(options: QuestionCacheOptions = {}) {
    this.#options = { maxBytes: 64 * 1024 * 1024, keepHeights: 8, ...options };
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The answer to `key` at `height`: kept, under way, or from `ask`. `sizeOf` tells how many bytes an answer takes. A caller that aborts
   * leaves alone; the question itself is given up when nobody waits for it any more.
   */
  async answer<T>(
    height: number,
    key: string,
    ask: (signal: AbortSignal) => Promise<T>,
    sizeOf: (value: T) => number,
    signal?: AbortSignal,
  ): Promise<T> {
    const at = this.#at(height);
    const kept = at.answered.get(key);
    if (kept !== undefined) return kept.value as T;
    signal?.throwIfAborted();
    let asked = at.asked.get(key);
    if (asked === undefined || asked.abort.signal.aborted) {
      asked = this.#ask(at, height, key, ask, sizeOf as (value: unknown) => number);
    }
    return (await join(asked, signal)) as T;
  }

  /**
   * Drops what was asked about heights that clients have moved on from; and of the new head and above, where answers can only be those of
   * another chain: one that was set back since.
   */
  headMoved(head: number): void {
    this.#drop((height) => height <= head - this.#options.keepHeights || height >= head);
  }

  /** Drops everything that was answered: the chain was changed by hand. */
  clear(): void {
    this.#drop(() => true);
  }

  #drop(applies: (height: number) => boolean): void {
    for (const [height, at] of this.#heights) {
      if (!applies(height)) continue;
      for (const { bytes } of at.answered.values()) this.#bytes -= bytes;
      at.answered.clear();
      if (at.asked.size === 0) this.#heights.delete(height);
    }
  }

  #at(height: number): AtHeight {
    let at = this.#heights.get(height);
    if (at === undefined) {
      at = { answered: new Map(), asked: new Map() };
      this.#heights.set(height, at);
    }
    return at;
  }

  #ask(
    at: AtHeight,
    height: number,
    key: string,
    ask: (signal: AbortSignal) => Promise<unknown>,
    sizeOf: (value: unknown) => number,
  ): Asked {
    const abort = new AbortController();
    const promise = ask(abort.signal)
      .then((value) => {
        this.#keep(height, key, { value, bytes: sizeOf(value) + 2 * key.length + ENTRY_OVERHEAD_BYTES });
        return value;
      })
      .finally(() => {
        if (at.asked.get(key) === asked) at.asked.delete(key);
      });
    const asked: Asked = { promise, callers: 0, abort };
    at.asked.set(key, asked);
    return asked;
  }

  #keep(height: number, key: string, entry: Answered): void {
    if (entry.bytes > this.#options.maxBytes) return;
    const { answered } = this.#at(height);
    // A question that was given up and asked again may be answered twice.
    this.#bytes -= answered.get(key)?.bytes ?? 0;
    answered.set(key, entry);
    this.#bytes += entry.bytes;
    while (this.#bytes > this.#options.maxBytes) this.#dropOldest();
  }

  /** Of the height that was asked about first, the answer that was kept first. */
  #dropOldest(): void {
    for (const [height, at] of this.#heights) {
      for (const [key, { bytes }] of at.answered) {
        at.answered.delete(key);
        this.#bytes -= bytes;
        return;
      }
      if (at.asked.size === 0) this.#heights.delete(height);
    }
  }
}

/** Waits for a shared question as one of its callers. */
async function join(asked: Asked, signal: AbortSignal | undefined): Promise<unknown> {
  asked.callers += 1;
  try {
    return await abortable(asked.promise, signal);
  } finally {
    if (signal?.aborted && --asked.callers === 0) asked.abort.abort(signal.reason);
  }
}
