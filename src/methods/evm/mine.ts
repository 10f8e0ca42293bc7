import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blocksToMine } from '../development/blocksToMine.js';
import type { Services } from '../services.js';

/** Makes a block, or as many as asked; answers 0x0, as other development chains do. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'evm_mine'> {
  return async ([options]) => {
    await development().mine(blocksToMine('evm_mine', options));
    return encodeQuantity(0);
  };
}
