import type { Caller } from '../caller/caller.js';
import type { Awaitable } from '../concurrency/awaitable.js';

/** A question about the chain at one height, whose answer never changes. */
export interface Question<T> {
  height: number;
  /** Equal for equal questions, and only for them. */
  key: string;
  ask: (caller: Caller) => Promise<T>;
  /** How many bytes the answer takes, roughly. */
  sizeOf: (answer: T) => number;
}

/**
 * Answers that follow from the chain at one height, in a bounded number of bytes. They are dropped when the chain is
 * rolled back below that height, when a development chain is changed by hand, and when clients have moved on.
 * Implemented by `cosmos/questionCache.ts`.
 */
export interface AnswerCache {
  /** A kept answer, at once; undefined when there is none. Equal keys must mean one type of answer. */
  kept<T>(height: number, key: string): T | undefined;
  /** The answer to a question: kept (then at once), under way, or asked now. An abort ends the wait of this caller. */
  answer<T>(question: Question<T>, caller: Caller): Awaitable<T>;
}
