/**
 * The runtime methods of a service with several workers. Log levels are those of all processes; everything else is
 * about the process that follows the chain, whichever worker was asked.
 */
import type { Runtime } from '../chain/operator.js';
import type { LogLevels, LogLevelState } from '../observe/logLevels.js';
import { WorkerChanges } from './commonChanges.js';
import { remotePart, servePart, type RemotePart } from './remotePart.js';
import type { WorkerLink } from './workerLink.js';

/** The subject of changes of log levels. */
export const LOG_LEVELS = 'logLevels';

/** A call that changes levels. */
export type LevelChange = ['setVerbosity', level: number] | ['setModuleLevels', pattern: string];

const READING = ['memoryStatistics', 'gcStatistics', 'stacks'] as const;

const METHODS = [
  ...READING,
  'startRecording',
  'stopRecording',
  'record',
  'setRate',
  'writeMeasurement',
  'measure',
  'writeHeapProfile',
  'collectGarbage',
  'setGcPercent',
] as const satisfies (keyof Runtime)[];

/** The runtime as the methods of a worker use it. */
export class WorkerRuntime {
  readonly runtime: Runtime;
  readonly #changes: WorkerChanges<LevelChange, LogLevelState>;
  readonly #levels: LogLevels;

  /** `own` is the runtime of this process, which changes `levels`. */
  constructor(link: Pick<WorkerLink, 'call' | 'serve'>, own: Runtime, levels: LogLevels) {
    this.#levels = levels;
    // Calls come only to the worker that writes.
    servePart((name, served) => link.serve(name, served), 'runtime', own, METHODS);
    const changes = new WorkerChanges<LevelChange, LogLevelState>(link, LOG_LEVELS, async (change) => {
      if (change[0] === 'setVerbosity') await own.setVerbosity(change[1]);
      else await own.setModuleLevels(change[1]);
      return levels.state();
    });
    this.#changes = changes;
    const writers: RemotePart<Runtime, (typeof METHODS)[number]> = remotePart(
      link,
      { at: 'writer', part: 'runtime' },
      METHODS,
      READING,
    );
    this.runtime = {
      ...writers,
      setVerbosity: (level) => changes.change(['setVerbosity', level]),
      setModuleLevels: (pattern) => changes.change(['setModuleLevels', pattern]),
    };
  }

  /** Takes over the levels of the other workers. */
  start(): Promise<void> {
    return this.#changes.begin(async (state) => {
      if (state !== null) this.#levels.restore(state);
    });
  }
}
