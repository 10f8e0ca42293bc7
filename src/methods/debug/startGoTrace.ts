import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Begins to record trace events. */
export function startGoTrace({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_startGoTrace'> {
  return async ([file]) => {
    await runtime.startRecording('trace', file);
    return null;
  };
}
