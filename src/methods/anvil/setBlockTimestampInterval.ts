import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Fixes the seconds from one block to the next. */
export function setBlockTimestampInterval({
  development,
}: Pick<Services, 'development'>): Handler<'anvil_setBlockTimestampInterval'> {
  return async ([seconds]) => {
    await development().setBlockTimestampInterval(Number(seconds));
    return null;
  };
}
