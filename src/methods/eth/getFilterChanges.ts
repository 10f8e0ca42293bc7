import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The entries that a filter found since the last call, each once. */
export function getFilterChanges({ filters }: Pick<Services, 'filters'>): Handler<'eth_getFilterChanges'> {
  return ([filterId], request) => filters.changes(filterId, request);
}
