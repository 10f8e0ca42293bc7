import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends the CPU profile, and answers when its file is written. */
export function stopCPUProfile({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_stopCPUProfile'> {
  return async () => {
    await runtime.stopRecording('cpu');
    return null;
  };
}
