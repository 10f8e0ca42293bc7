import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the time of the next block, which must be later than that of the newest block. */
export function setNextBlockTimestamp({
  development,
}: Pick<Services, 'development'>): Handler<'evm_setNextBlockTimestamp'> {
  return async ([timestamp]) => {
    await development().setNextBlockTimestamp(Number(timestamp));
    return null;
  };
}
