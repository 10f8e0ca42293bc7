import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Switches automine on or off: whether the chain makes a block for each transaction at once. */
export function setAutomine({ development }: Pick<Services, 'development'>): Handler<'evm_setAutomine'> {
  return async ([enabled]) => {
    await development().setAutomine(enabled);
    return null;
  };
}
