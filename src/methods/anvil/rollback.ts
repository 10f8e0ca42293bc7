import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Goes back by some blocks, by one when no number is given. */
export function rollback({ development }: Pick<Services, 'development'>): Handler<'anvil_rollback'> {
  return async ([depth]) => {
    await development().rollback(Number(depth ?? 1));
    return null;
  };
}
