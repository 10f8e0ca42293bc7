import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes a filter; false when no filter has this id (any more). */
export function uninstallFilter({ filters }: Pick<Services, 'filters'>): Handler<'eth_uninstallFilter'> {
  return ([filterId]) => filters.uninstall(filterId);
}
