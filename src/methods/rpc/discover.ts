import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The contract of this server: openrpc.json as it holds here. */
export function discover({ contract }: Pick<Services, 'contract'>): Handler<'rpc.discover'> {
  return () => contract();
}
