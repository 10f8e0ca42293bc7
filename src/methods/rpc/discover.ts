import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The whole contract, openrpc.json. */
export function discover({ contract }: Pick<Services, 'contract'>): Handler<'rpc.discover'> {
  return () => contract;
}
