/**
 * The trees at past revisions, for proofs. The way to one undoes changes from the newest on, which may take long:
 * revisions asked for together share one way, and the ways are gone one after another.
 */
import { Semaphore } from '../../../../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../../../../concurrency/timeSlice.js';
import { copyTrees, STORES, type StoreName, type Trees } from './merkleTree.js';

/** The value that a key had before a revision. */
export interface Undo {
  store: StoreName;
  key: Uint8Array;
  value: Uint8Array | null;
}

/** A revision, and what leads back to the one before it; nothing where that is pruned. */
export interface Step {
  revision: number;
  changes: readonly Undo[];
  before: Step | null;
}

/** The trees at the end of a revision, whose step it is. */
export interface Moment {
  step: Step;
  trees: Trees;
}

/** There is no proof of the state of a height, or none now; the message says why. */
export class UnprovableHeight extends Error {
  override readonly name = 'UnprovableHeight';
}

/** Revisions that may be waited for. One way serves them all; the bound is for what the waiting ones hold. */
export const MOST_WAITING = 1024;

const TOO_MANY = `proofs of ${MOST_WAITING} other heights are being made already; ask again later`;

/** Moments that are kept, because requests ask for several keys, and for revisions next to each other. */
const KEPT = 2;

/** Finds the trees of past revisions. */
export class PastTrees {
  readonly #newest: () => Moment | null;
  #kept: Moment[] = [];
  #ways: Way[] = [];
  #waiting = 0;
  readonly #going = new Semaphore(1);

  /** `newest` answers the newest revision, with trees that the caller does not change; null before the first. */
  constructor(newest: () => Moment | null) {
    this.#newest = newest;
  }

  /** The trees at the end of a revision, for reading. Rejects with UnprovableHeight when too many others wait. */
  async at(revision: number): Promise<Trees> {
    const newest = this.#newest();
    const known = [newest, ...this.#kept].find((moment) => moment?.step.revision === revision);
    if (known) return known.trees;
    return this.#ways.find((way) => way.leadsTo(revision))?.to(revision) ?? this.#goTo(revision, newest);
  }

  /** Another history follows: no answer to come is of the present one. Those that are waited for are not changed. */
  forget(): void {
    this.#kept = [];
    this.#ways = [];
  }

  async #goTo(revision: number, newest: Moment | null): Promise<Trees> {
    const above = [newest, ...this.#kept].filter((moment) => moment !== null && moment.step.revision > revision);
    const [nearest = null] = above.sort((a, b) => (a?.step.revision ?? 0) - (b?.step.revision ?? 0));
    if (nearest === null) throw new Error(`no revision ${revision}`);
    const way = new Way(nearest, {
      onWaiting: () => {
        if (this.#waiting >= MOST_WAITING) throw new UnprovableHeight(TOO_MANY);
        this.#waiting++;
      },
      onSettled: () => this.#waiting--,
      onFound: (moment) => {
        if (this.#ways.includes(way)) this.#kept = [moment, ...this.#kept].slice(0, KEPT);
      },
    });
    const found = way.to(revision);
    this.#ways.push(way);
    void this.#going.run(() => way.go()).finally(() => (this.#ways = this.#ways.filter((other) => other !== way)));
    return found;
  }
}

interface Listeners {
  onWaiting: () => void;
  onSettled: () => void;
  onFound: (moment: Moment) => void;
}

interface Answer {
  resolve: (trees: Trees) => void;
  reject: (reason: unknown) => void;
}

/** One way back, from a moment to the lowest revision that is asked for before the way has passed it. */
class Way {
  /** Where the way is: the trees at the end of the step. */
  #step: Step;
  readonly #present: Trees;
  /** What is waited for, by revision; both maps have the same keys. */
  readonly #answers = new Map<number, Answer>();
  readonly #trees = new Map<number, Promise<Trees>>();
  readonly #listeners: Listeners;
  #isOver = false;

  constructor({ step, trees }: Moment, listeners: Listeners) {
    this.#step = step;
    this.#present = copyTrees(trees);
    this.#listeners = listeners;
  }

  /** False when the way has passed the revision. */
  leadsTo(revision: number): boolean {
    return !this.#isOver && revision <= this.#step.revision;
  }

  to(revision: number): Promise<Trees> {
    const waitedFor = this.#trees.get(revision);
    if (waitedFor !== undefined) return waitedFor;
    this.#listeners.onWaiting();
    const trees = new Promise<Trees>((resolve, reject) => this.#answers.set(revision, { resolve, reject }));
    this.#trees.set(revision, trees);
    return trees;
  }

  async go(): Promise<void> {
    try {
      // Requests that came together are all here then.
      await nextSlice();
      await this.#goBack();
    } catch (error) {
      for (const revision of [...this.#answers.keys()]) this.#take(revision)?.reject(error);
    } finally {
      this.#isOver = true;
    }
  }

  async #goBack(): Promise<void> {
    for (;;) {
      await this.#answer();
      if (this.#answers.size === 0) return;
      const { revision, changes, before } = this.#step;
      if (before === null) throw new Error(`no revision before ${revision}`);
      this.#step = before;
      for (const { store, key, value } of changes.toReversed()) {
        if (sliceIsOver()) await nextSlice();
        this.#present[store].set(key, value);
      }
    }
  }

  async #answer(): Promise<void> {
    const { revision } = this.#step;
    if (!this.#answers.has(revision)) return;
    for (const name of STORES) await this.#present[name].computeHashes();
    const trees = copyTrees(this.#present);
    this.#listeners.onFound({ step: this.#step, trees });
    this.#take(revision)?.resolve(trees);
  }

  #take(revision: number): Answer | undefined {
    const answer = this.#answers.get(revision);
    this.#answers.delete(revision);
    this.#trees.delete(revision);
    this.#listeners.onSettled();
    return answer;
  }
}
