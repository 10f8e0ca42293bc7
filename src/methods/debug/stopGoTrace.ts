import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends the trace, and answers when its file is written. */
export function stopGoTrace({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_stopGoTrace'> {
  return async () => {
    await runtime.stopRecording('trace');
    return null;
  };
}
