import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Takes a snapshot of the chain; answers its id, for evm_revert. */
export function snapshot({ development }: Pick<Services, 'development'>): Handler<'evm_snapshot'> {
  return async () => encodeQuantity(await development().snapshot());
}
