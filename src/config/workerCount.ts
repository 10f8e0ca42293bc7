import { availableParallelism } from 'node:os';
import type { Config } from './config.js';

/** The number of processes that serve clients. */
export function workerCount({ workers }: Pick<Config, 'workers'>): number {
  return workers === 'auto' ? availableParallelism() : workers;
}
