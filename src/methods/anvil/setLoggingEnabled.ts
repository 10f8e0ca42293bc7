import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Switches what is printed for each request and transaction. */
export function setLoggingEnabled({ development }: Pick<Services, 'development'>): Handler<'anvil_setLoggingEnabled'> {
  return async ([enabled]) => {
    development().setLoggingEnabled(enabled);
    return null;
  };
}
