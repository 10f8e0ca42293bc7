import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Creates a filter for the hashes of new blocks and answers its id. */
export function newBlockFilter({ filters }: Pick<Services, 'filters'>): Handler<'eth_newBlockFilter'> {
  return (_params, request) => filters.createBlockFilter(request);
}
