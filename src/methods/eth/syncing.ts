import { syncStatus } from '../../chain/syncStatus.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** How far the node and the index have come; false when there is nothing left to catch up with. */
export function syncing(parts: Pick<Services, 'node' | 'blocks' | 'indexStatus'>): Handler<'eth_syncing'> {
  return (_params, request) => syncStatus(parts, request.signal);
}
