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
const MOST_READ_BYTES = 8 * 1024 * 1024;

/** Says what this worker has on the disk, and keeps there what others read. */
export function tellState(view: StateView, { link, records }: SharedParts): ToldState {
  const told = new ToldState(view, {
    keep: (text) => records.setState(text),
    hint: () => link.tell(NEWS, null),
  });
  link.serve(READS, (reads: ReadValue[]) => told.take(reads));
  return told;
}

/** Shows in the view what another worker has stored: `look` takes what is new. */
export function followState(
  view: StateView,
  { link, records, config, log }: SharedParts & { config: Config; log: Logger },
): { look: () => void; stop: () => Promise<void> } {
  let reads: ReadValue[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | null = null;
  const handOn = (): void => {
    timer = null;
    link.call('writer', READS, reads).catch(() => undefined);
    reads = [];
    bytes = 0;
  };
  const reader = new StateReader(stateFolder(config), {
    onRead(run, height, value) {
      bytes += value.key.length + (value.raw?.length ?? 0);
      if (reads.length >= MOST_READS || bytes > MOST_READ_BYTES) return;
      reads.push({ run, height, value });
      timer ??= setTimeout(handOn, READS_WAIT_MS).unref();
    },
    log,
  });
  view.useDisk(reader);
  let read: { text: string; news: StateNews } | null = null;
  const look = (): void => {
    const text = records.state();
    if (text === null) return;
    // Written by `ToldState`.
    if (read?.text !== text) read = { text, news: JSON.parse(text) as StateNews };
    const { run, isChecking, ...shown } = read.news;
    view.show(run === null ? null : reader.refresh(run, isChecking), shown);
  };
  const stopListening = link.onTold(NEWS, look);
  look();
  return {
    look,
    async stop() {
      stopListening();
      if (timer !== null) clearTimeout(timer);
      view.show(null, { rules: { from: 0, rules: [], tokens: [] }, isLive: false, session: '', to: null, changes: [] });
      await reader.close();
    },
  };
}
