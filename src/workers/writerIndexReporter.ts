import type { IndexReporter } from '../chain/operator.js';
import { remotePart, servePart } from './remotePart.js';
import type { WorkerLink } from './workerLink.js';

const METHODS = ['report'] as const;

/** The reports of the worker that writes: only it fills the index. `own` serves them while this is that worker. */
export function writerIndexReporter(link: Pick<WorkerLink, 'call' | 'serve'>, own: IndexReporter): IndexReporter {
  servePart((name, served) => link.serve(name, served), 'index', own, METHODS);
  return remotePart<IndexReporter, 'report'>(link, { at: 'writer', part: 'index' }, METHODS, METHODS);
}
