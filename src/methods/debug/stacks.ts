import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Stacks, handles and threads of the process as JSON text. */
export function stacks({ runtime }: Pick<Services, 'runtime'>): Handler<'debug_stacks'> {
  return ([filter]) => runtime.stacks(filter ?? null);
}
