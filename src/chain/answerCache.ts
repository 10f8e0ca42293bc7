import type { Caller } from '../caller/caller.js';
import type { Awaitable } from '../concurrency/awaitable.js';

/** A question about the chain at one height, whose result never changes. */
export interface Question<T> {
  height: number;
  /** Equal for equal questions, and only for them. */
  key: string;
  ask: (caller: Caller) => Promise<T>;
  /** Approximate bytes of the result. */
  sizeOf: (answer: T) => number;
}

/**
 * Results at one height, within a number of bytes. Dropped when the chain is rolled back below that height, when a
 * development chain is changed by hand, and when the head has moved on. Implemented by `cosmos/questionCache.ts`.
 */
export interface AnswerCache {
  /** A cached result; undefined when there is none. Equal keys must mean one type of result. */
  kept<T>(height: number, key: string): T | undefined;
  /** The result: cached (then at once), pending, or requested now. An abort ends the wait of this caller only. */
  answer<T>(question: Question<T>, caller: Caller): Awaitable<T>;
}
