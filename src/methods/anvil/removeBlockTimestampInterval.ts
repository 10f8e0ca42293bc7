import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends what anvil_setBlockTimestampInterval began; false when no interval was set. */
export function removeBlockTimestampInterval({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_removeBlockTimestampInterval'> {
  return async () => development().removeBlockTimestampInterval();
}
