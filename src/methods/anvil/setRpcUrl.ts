import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Lets a fork go on with another server of the same network. */
export function setRpcUrl({ development }: Pick<Services, 'development'>): Handler<'anvil_setRpcUrl'> {
  return async ([url]) => {
    await development().setRpcUrl(url);
    return null;
  };
}
