import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets the EIP-155 chain id. */
export function setChainId({ development }: Pick<Services, 'development'>): Handler<'anvil_setChainId'> {
  return async ([chainId]) => {
    await development().setChainId(BigInt(chainId));
    return null;
  };
}
