import type { Handler } from '../../jsonrpc/request.js';
import { queryLogs } from '../logs/logQuery.js';
import type { Services } from '../services.js';

/** The matching logs of one block (by hash) or of a range of blocks, oldest first. */
export function getLogs(parts: Pick<Services, 'blocks' | 'limits'>): Handler<'eth_getLogs'> {
  return ([filter], request) => queryLogs(filter, parts, request.signal);
}
