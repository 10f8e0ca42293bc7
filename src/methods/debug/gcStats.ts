import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The garbage collections of the process. */
export function gcStats({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_gcStats'> {
  return () => runtime.gcStatistics();
}
