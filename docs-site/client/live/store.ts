/**
 * The state of the page between the connection, which adds to it at any rate, and React, which draws it at most once a
 * frame. A page in the background draws nothing and loses nothing.
 */
import { NO_FACTS, type Facts } from './facts.js';
import { EMPTY, reduce, type ChainEvent, type ChainState } from './state.js';

/** What is drawn. */
export interface Snapshot {
  readonly chain: ChainState;
  readonly facts: Facts;
  /** While the reader has paused the page; the chain is then as it was at that moment. */
  readonly paused: boolean;
}

/** Calls back before the next frame is drawn: `requestAnimationFrame` of a browser. */
export type RequestFrame = (callback: () => void) => void;

/** Events that wait for a frame, before they are worked in without one. */
const MOST_WAITING = 1_000;

/** For `useSyncExternalStore`. */
export class LiveStore {
  #chain: ChainState = EMPTY;
  #facts: Facts = NO_FACTS;
  #waiting: ChainEvent[] = [];
  #paused = false;
  #isRequested = false;
  #snapshot: Snapshot = { chain: EMPTY, facts: NO_FACTS, paused: false };
  readonly #listeners = new Set<() => void>();
  readonly #requestFrame: RequestFrame;

  constructor(requestFrame: RequestFrame) {
    this.#requestFrame = requestFrame;
  }

  /** The chain with everything that came, whether it is drawn already or not. */
  get chain(): ChainState {
    this.#work();
    return this.#chain;
  }

  get facts(): Facts {
    return this.#facts;
  }

  push(event: ChainEvent): void {
    this.#waiting.push(event);
    if (this.#waiting.length >= MOST_WAITING) this.#work();
    this.#request();
  }

  set(changes: Partial<Facts>): void {
    this.#facts = { ...this.#facts, ...changes };
    this.#request();
  }

  /** Stops and continues with the drawing of the chain; what comes meanwhile is kept. */
  setPaused(paused: boolean): void {
    this.#paused = paused;
    this.#draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  #request(): void {
    if (this.#isRequested) return;
    this.#isRequested = true;
    this.#requestFrame(() => {
      this.#isRequested = false;
      this.#draw();
    });
  }

  #draw(): void {
    this.#work();
    const chain = this.#paused ? this.#snapshot.chain : this.#chain;
    this.#snapshot = { chain, facts: this.#facts, paused: this.#paused };
    for (const listener of this.#listeners) listener();
  }

  #work(): void {
    if (this.#waiting.length === 0) return;
    const events = this.#waiting;
    this.#waiting = [];
    this.#chain = reduce(this.#chain, events);
  }
}
