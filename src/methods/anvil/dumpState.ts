import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The newest state of the chain: JSON, compressed with gzip. */
export function dumpState({ development }: Pick<Services, 'development'>): Handler<'anvil_dumpState'> {
  return async () => development().dumpState();
}
