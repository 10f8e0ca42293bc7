import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the chain back to its first block. */
export function reset({ development }: Pick<Services, 'development'>): Handler<'anvil_reset'> {
  return async () => {
    await development().reset();
    return null;
  };
}
