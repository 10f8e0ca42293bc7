import { syncStatus } from '../../chain/syncStatus.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The progress of the node and the index; false when both have caught up. */
export function syncing(parts: Pick<Services, 'node' | 'blocks' | 'indexStatus'>): Handler<'eth_syncing'> {
  return (_params, request) => syncStatus(parts, request);
}
