import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** What a filter has found since the last call, each entry once. */
export function getFilterChanges({ filters }: Pick<Services, 'filters'>): Handler<'eth_getFilterChanges'> {
  return ([filterId], request) => filters.changes(filterId, request);
}
