import type { Handler } from '../../jsonrpc/request.js';
import { queryLogs, type LogQueryParts } from './logQuery.js';

/** The matching logs of one block (by hash) or of a range of blocks, oldest first. */
export function getLogs(parts: LogQueryParts): Handler<'eth_getLogs'> {
  return ([filter], request) => queryLogs(filter, parts, request);
}
