/** The state view of a service with workers: one applies the node's stream, the others read what it has stored. */
import type { Config } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import type { KnownRules, StateView } from '../state/stateView.js';
import { StateReader } from '../store/state/stateReader.js';
import type { ServiceRecords } from '../store/shared/serviceRecords.js';
import type { StateStore } from '../store/state/stateStore.js';
import type { StateValue } from '../store/state/writeQueue.js';
import type { WorkerLink } from '../workers/workerLink.js';

/** What the worker that applies the stream says. */
interface StateNews {
  /** The number of the run on the disk; null where none is. */
  run: number | null;
  isChecking: boolean;
  isLive: boolean;
  rules: KnownRules;
}

/** A value that another worker has read from the node. */
interface ReadValue {
  run: number;
  height: number;
  value: StateValue;
}

/** Names of news. */
const NEWS = 'state';
const READS = 'stateReads';
/** News is repeated so often, milliseconds: also for workers that have just started. */
const REPEAT_MS = 1_000;
/** Values that were read are handed on together. */
const READS_WAIT_MS = 20;
/** Further values are dropped: they are read from the node again. */
const MOST_READS = 10_000;
/** Longest wait of a head until others can read its state, milliseconds. */
const MOST_WRITING_MS = 20;

/** Says what the disk has, and keeps there what other workers read. */
export class ToldState {
  readonly #link: WorkerLink;
  readonly #records: ServiceRecords;
  readonly #view: StateView;
  #disk: StateStore | null = null;
  #said = '';
  readonly #timer: NodeJS.Timeout;
  readonly #waiting = new Set<() => void>();
  readonly #stopListening: () => void;

  constructor(view: StateView, { link, records }: { link: WorkerLink; records: ServiceRecords }) {
    this.#link = link;
    this.#records = records;
    this.#view = view;
    this.#timer = setInterval(() => this.tell(), REPEAT_MS).unref();
    this.#stopListening = link.onTold<ReadValue[]>(READS, (reads) => {
      for (const { run, height, value } of reads) this.#disk?.writeRead(run, height, value);
    });
    this.tell();
  }

  /** Called when the disk is open; with null before it is closed. */
  use(disk: StateStore | null): void {
    this.#disk = disk;
    this.tell();
  }

  /** Called after each commit. */
  tell(): void {
    const view = this.#view;
    const run = view.contracts.isOnDisk ? view.run : null;
    const isChecking = this.#disk?.isChecking ?? true;
    const text = JSON.stringify({ run, isChecking, isLive: view.isLive, rules: view.rules } satisfies StateNews);
    try {
      if (text !== this.#said) this.#records.setState(text);
      this.#said = text;
    } catch {
      // On a full disk, others ask the node.
    }
    this.#link.tell(NEWS, null);
    for (const check of this.#waiting) check();
  }

  /** Resolves when the changes of a block are on the disk, or do not come, or after a moment. */
  written(height: number): Promise<void> {
    const isWritten = (): boolean => {
      const run = this.#view.run;
      if (this.#disk === null || run === null || !this.#view.covers(height)) return true;
      return !this.#disk.isOpen(run) || this.#disk.readableTo >= height;
    };
    if (isWritten()) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const check = (): void => {
        if (isWritten()) end();
      };
      const timer = setTimeout(end, MOST_WRITING_MS);
      this.#waiting.add(check);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopListening();
  }
}

/** Shows in the view what another worker has stored: `look` takes what is new. */
export function followState(
  view: StateView,
  { link, records, config, log }: { link: WorkerLink; records: ServiceRecords; config: Config; log: Logger },
): { look: () => void; stop: () => Promise<void> } {
  let reads: ReadValue[] = [];
  let timer: NodeJS.Timeout | null = null;
  const handOn = (): void => {
    timer = null;
    link.tell(READS, reads);
    reads = [];
  };
  const reader = new StateReader(stateFolder(config), {
    onRead(run, height, value) {
      if (reads.length >= MOST_READS) return;
      reads.push({ run, height, value });
      timer ??= setTimeout(handOn, READS_WAIT_MS).unref();
    },
    log,
  });
  view.useDisk(reader);
  const look = (): void => {
    const text = records.state();
    if (text === null) return;
    // Written by `ToldState`.
    const { run, isChecking, isLive, rules } = JSON.parse(text) as StateNews;
    view.show(run === null ? null : reader.refresh(run, isChecking), rules, isLive);
  };
  const stopListening = link.onTold(NEWS, look);
  look();
  return {
    look,
    async stop() {
      stopListening();
      if (timer !== null) clearTimeout(timer);
      view.show(null, { from: 0, rules: [], tokens: [] }, false);
      await reader.close();
    },
  };
}
