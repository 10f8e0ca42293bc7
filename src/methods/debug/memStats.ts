import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The memory of the process. */
export function memStats({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_memStats'> {
  return () => runtime.memoryStatistics();
}
