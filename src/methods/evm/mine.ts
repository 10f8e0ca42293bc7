import type { LenientInteger, MineOptions } from '../../../generated/types.js';
import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Makes a block, or as many as asked; answers 0x0, as other development chains do. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'evm_mine'> {
  return async ([options]) => {
    const { blocks = 1, timestamp } = asObject(options);
    const count = Number(blocks);
    checkLimit('evm_mine', 'blocks', count);
    await development().mine({
      blocks: count,
      intervalSeconds: 1,
      timestamp: timestamp === undefined ? null : Number(timestamp),
    });
    return encodeQuantity(0);
  };
}

/** A bare number is the timestamp. */
function asObject(options: MineOptions | undefined): { blocks?: LenientInteger; timestamp?: LenientInteger } {
  if (options === undefined) return {};
  return typeof options === 'object' ? options : { timestamp: options };
}
