import { randomUUID } from 'node:crypto';
import { ConditionWaits } from '../concurrency/conditionWaits.js';
import type { StateStore } from '../store/state/stateStore.js';
import type { StateValue } from '../store/state/writeQueue.js';
import type { ShownState, StateView } from './stateView.js';

/** What the process that applies the stream says to others of the service. */
export interface StateNews extends ShownState {
  /** The number of the run on the disk; null where none is. */
  run: number | null;
  isChecking: boolean;
}

/** A value that another process has read from the node. */
export interface ReadValue {
  run: number;
  height: number;
  value: StateValue;
}

/** Ways to the other processes. */
export interface StateOutlet {
  /** Keeps a text where the others can read it. Throws on a full disk. */
  keep(text: string): void;
  /** Tells the others to look. */
  hint(): void;
}

/** News is repeated so often, milliseconds: also for processes that have just started. */
const REPEAT_MS = 1_000;
/** Longest wait of a head until others can read its state, milliseconds. */
const MOST_WRITING_MS = 20;

/** Says what the disk has, and keeps there what other processes have read. */
export class ToldState {
  readonly #view: StateView;
  readonly #outlet: StateOutlet;
  #disk: StateStore | null = null;
  #said = '';
  readonly #session = randomUUID();
  readonly #timer: NodeJS.Timeout;
  readonly #waits = new ConditionWaits();

  constructor(view: StateView, outlet: StateOutlet) {
    this.#view = view;
    this.#outlet = outlet;
    this.#timer = setInterval(() => this.tell(), REPEAT_MS).unref();
    this.tell();
  }

  /** Called when the disk is open; with null before it is closed. */
  use(disk: StateStore | null): void {
    this.#disk = disk;
    this.tell();
  }

  /** Keeps what others have read. */
  take(reads: readonly ReadValue[]): void {
    for (const { run, height, value } of reads) this.#disk?.writeRead(run, height, value);
  }

  /** Called after each commit. */
  tell(): void {
    const view = this.#view;
    const run = view.contracts.isOnDisk ? view.run : null;
    const isChecking = this.#disk?.isChecking ?? true;
    const { isLive, rules, newestChanges: changes } = view;
    const to = view.covered?.to ?? null;
    // Others may have read what was taken back since, without a run that ended.
    const session = `${this.#session} ${view.epoch}`;
    const news: StateNews = { run, isChecking, isLive, rules, session, to, changes };
    // Rules and changes are those of the heights up to the newest: they may be long.
    const state = [run, isChecking, isLive, session, to].join();
    try {
      if (state !== this.#said) this.#outlet.keep(JSON.stringify(news));
      this.#said = state;
    } catch {
      // Others ask the node.
    }
    this.#outlet.hint();
    this.#waits.check();
  }

  /** Resolves when the changes of a block are on the disk, or do not come, or after a moment. */
  written(height: number): Promise<void> {
    return this.#waits.until(() => this.#isWritten(height), MOST_WRITING_MS);
  }

  #isWritten(height: number): boolean {
    const { run } = this.#view;
    if (this.#disk === null || run === null || !this.#view.covers(height)) return true;
    return !this.#disk.isOpen(run) || this.#disk.readableTo >= height;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
