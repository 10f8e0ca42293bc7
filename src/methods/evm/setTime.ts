import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The end of the year 9999. A greater number can only mean milliseconds, which some clients send. */
const LATEST_SECONDS = 253_402_300_799;

/** Sets the clock; answers by how many seconds that moved it forward. */
export function setTime({ development }: Pick<Services, 'development'>): Handler<'evm_setTime'> {
  return async ([timestamp]) => {
    const given = Number(timestamp);
    return development().setTime(given > LATEST_SECONDS ? Math.floor(given / 1000) : given);
  };
}
