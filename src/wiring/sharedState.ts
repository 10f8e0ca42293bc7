/** The state view of a service with workers: one applies the node's stream, the others read what it has stored. */
import type { Config } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import type { StateView } from '../state/stateView.js';
import { ToldState, type ReadValue, type StateNews } from '../state/toldState.js';
import { StateReader } from '../store/state/stateReader.js';
import type { ServiceRecords } from '../store/shared/serviceRecords.js';
import type { WorkerLink } from '../workers/workerLink.js';

/** What connects workers. */
export interface SharedParts {
  link: WorkerLink;
  records: ServiceRecords;
}

/** Names of news. */
const NEWS = 'state';
const READS = 'stateReads';
/** Values that were read are handed on together. */
const READS_WAIT_MS = 20;
/** Further values are dropped: they are read from the node again. */
const MOST_READS = 10_000;

/** Says what this worker has on the disk, and keeps there what others read. */
export function tellState(view: StateView, { link, records }: SharedParts): { told: ToldState; stop: () => void } {
  const told = new ToldState(view, {
    keep: (text) => records.setState(text),
    hint: () => link.tell(NEWS, null),
  });
  const stopListening = link.onTold<ReadValue[]>(READS, (reads) => told.take(reads));
  return {
    told,
    stop() {
      told.stop();
      stopListening();
    },
  };
}

/** Shows in the view what another worker has stored: `look` takes what is new. */
export function followState(
  view: StateView,
  { link, records, config, log }: SharedParts & { config: Config; log: Logger },
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
