/** Single keys of the application's stores, as they lie there: what the modules' own queries compute from. */
import type { Caller } from '../caller/caller.js';
import type { ChainError } from './chainErrors.js';
import type { BroadcastResult } from './node.js';

/** Reads the application's stores. Implemented by `cosmos/stores/rawReads.ts`. */
export interface RawStore {
  /**
   * The value of a key at a height, which is at least 1; null where the store has no such key. Rejects with
   * HistoryPruned, HeightInFuture, NodeUnavailable, QueryFailed or MalformedAnswer, or with the signal's reason.
   */
  read(store: string, key: Uint8Array, height: number, caller: Caller): Promise<Uint8Array | null>;
}

/** A key of a store at a height. */
export interface KeyQuestion {
  store: string;
  key: Uint8Array;
  height: number;
}

/** What the application says about a key. Nothing of it is compared with the question yet. */
export interface KeyAnswer extends Required<BroadcastResult> {
  key: Uint8Array;
  /** Empty when absent. */
  value: Uint8Array;
}

/** Asks a node for some keys at once. */
export interface KeyQueries {
  /** The answers in the order of the questions, or the error of each. Rejects where all have failed. */
  ask(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]>;
}
