import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Removes a filter; false when there is none of this id, or no longer. */
export function uninstallFilter({ filters }: Pick<Services, 'filters'>): Handler<'eth_uninstallFilter'> {
  return ([filterId]) => filters.uninstall(filterId);
}
