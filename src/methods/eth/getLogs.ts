import type { Handler } from '../../jsonrpc/request.js';
import { queryLogs } from '../logs/logQuery.js';
import type { Services } from '../services.js';

/** The logs of one block (by hash) or a range of blocks that match, oldest first. */
export function getLogs(parts: Pick<Services, 'blocks' | 'limits'>): Handler<'eth_getLogs'> {
  return ([filter], request) => queryLogs(filter, parts, request.signal);
}
