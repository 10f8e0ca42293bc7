import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The EIP-155 chain id. */
export function chainId({ identity }: Pick<Services, 'identity'>): Handler<'eth_chainId'> {
  return () => encodeQuantity(identity.chainId);
}
