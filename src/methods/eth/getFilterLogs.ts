import type { Handler } from '../../jsonrpc/request.js';
import { queryLogs, type LogQueryParts } from './logQuery.js';
import type { Services } from '../services.js';

/** All logs that match a log filter, as eth_getLogs answers them for its filter object. */
export function getFilterLogs(parts: Pick<Services, 'filters'> & LogQueryParts): Handler<'eth_getFilterLogs'> {
  return ([filterId], caller) =>
    parts.filters.withLogFilter(filterId, caller, (filter) => queryLogs(filter, parts, caller));
}
