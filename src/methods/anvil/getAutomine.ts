import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Whether the chain makes a block for each transaction at once. */
export function getAutomine({ development }: Pick<Services, 'development'>): Handler<'anvil_getAutomine'> {
  return () => development().automine();
}
