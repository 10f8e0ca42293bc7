import type { Handler } from '../../jsonrpc/request.js';
import { checkNewFilter } from './logQuery.js';
import type { Services } from '../services.js';

/** Creates a filter for the logs of new blocks and answers its id. */
export function newFilter({ filters, blocks }: Pick<Services, 'filters' | 'blocks'>): Handler<'eth_newFilter'> {
  return ([filter], request) => {
    checkNewFilter(filter, blocks);
    return filters.createLogFilter(filter, request);
  };
}
