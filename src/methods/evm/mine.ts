import type { LenientInteger, MineOptions } from '../../../generated/types.js';
import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkBlocks } from '../anvil/mine.js';
import type { Services } from '../services.js';

/** Makes a block, or as many as asked; the answer is 0x0, as of other development chains. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'evm_mine'> {
  return async ([options]) => {
    const { blocks, timestamp } = asRequest(options);
    await development().mine({
      blocks: checkBlocks(Number(blocks ?? 1)),
      intervalSeconds: 1,
      timestamp: timestamp === undefined ? null : Number(timestamp),
    });
    return encodeQuantity(0);
  };
}

function asRequest(options: MineOptions | undefined): { blocks?: LenientInteger; timestamp?: LenientInteger } {
  if (options === undefined) return {};
  return typeof options === 'object' ? options : { timestamp: options };
}
