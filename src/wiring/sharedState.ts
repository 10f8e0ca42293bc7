/** The state view of a service with workers: one applies the node's stream, the others read what it has stored. */
import type { Config } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import type { KnownRules, StateView } from '../state/stateView.js';
import { StateReader } from '../store/state/stateReader.js';
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
/** More values than this wait for nobody: they are read from the node again. */
const MOST_READS = 10_000;

/** Says what the disk has, and keeps there what other workers read. Returns what is called after each commit, and the end. */
export function tellState(link: WorkerLink, view: StateView) {
  let disk: StateStore | null = null;
  const tell = (): void => {
    const run = view.contracts.isOnDisk ? view.run : null;
    link.tell(NEWS, {
      run,
      isChecking: disk?.isChecking ?? true,
      isLive: view.isLive,
      rules: view.rules,
    } satisfies StateNews);
  };
  const timer = setInterval(tell, REPEAT_MS).unref();
  const stopListening = link.onTold<ReadValue[]>(READS, (reads) => {
    for (const { run, height, value } of reads) disk?.writeRead(run, height, value);
  });
  return {
    /** Called when the disk is open; null before it is closed. */
    use: (opened: StateStore | null) => void (disk = opened),
    onWritten: tell,
    stop(): void {
      clearInterval(timer);
      stopListening();
    },
  };
}

/** Shows in the view what another worker has stored. Returns what ends it. */
export function followState(
  link: WorkerLink,
  view: StateView,
  { config, log }: { config: Config; log: Logger },
): () => Promise<void> {
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
  const stopListening = link.onTold<StateNews>(NEWS, ({ run, isChecking, isLive, rules }) => {
    view.show(run === null ? null : reader.refresh(run, isChecking), rules, isLive);
  });
  return async () => {
    stopListening();
    if (timer !== null) clearTimeout(timer);
    view.show(null, { from: 0, rules: [], tokens: [] }, false);
    await reader.close();
  };
}
