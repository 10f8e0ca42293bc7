import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Begins a CPU profile. */
export function startCPUProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_startCPUProfile'> {
  return async ([file]) => {
    await runtime.startRecording('cpu', file);
    return null;
  };
}
