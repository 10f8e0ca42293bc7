import { availableParallelism } from 'node:os';
import type { Config } from './config.js';
import { MAX_WORKERS } from './values.js';

/** The number of processes that serve clients. */
export function workerCount({ workers }: Pick<Config, 'workers'>): number {
  return workers === 'auto' ? Math.min(availableParallelism(), MAX_WORKERS) : workers;
}
