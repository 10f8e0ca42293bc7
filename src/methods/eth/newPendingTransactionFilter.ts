import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Creates a filter for the hashes of new pending transactions and answers its id. */
export function newPendingTransactionFilter({
  filters,
}: Pick<Services, 'filters'>): Handler<'eth_newPendingTransactionFilter'> {
  return (_params, request) => filters.createPendingTransactionFilter(request);
}
