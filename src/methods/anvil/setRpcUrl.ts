import { unauthorized } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * Lets a fork go on with another server of the same network. Who may not call private methods may not make this process
 * fetch a URL: it reaches servers that a web page does not.
 */
export function setRpcUrl({ development }: Pick<Services, 'development'>): Handler<'anvil_setRpcUrl'> {
  return async ([url], { access }) => {
    if (!access.privateMethods) throw unauthorized('anvil_setRpcUrl', access);
    await development().setRpcUrl(url);
    return null;
  };
}
