import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Moves the time of the next blocks forward; answers the sum of all seconds added so far. */
export function increaseTime({ development }: Pick<Services, 'development'>): Handler<'evm_increaseTime'> {
  return async ([seconds]) => development().increaseTime(Number(seconds));
}
