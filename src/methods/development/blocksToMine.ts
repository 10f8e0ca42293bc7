import type { LenientInteger, MineOptions } from '../../../generated/types.js';
import type { MineOptions as BlocksToMine } from '../../chain/development/development.js';
import { checkLimit } from '../contractLimit.js';

/** The blocks that the options of evm_mine ask for: one unless they say more. Throws the limit's error for too many. */
export function blocksToMine(method: 'evm_mine' | 'evm_mine_detailed', options: MineOptions | undefined): BlocksToMine {
  const { blocks = 1, timestamp } = asObject(options);
  const count = Number(blocks);
  checkLimit(method, 'blocks', count);
  return { blocks: count, intervalSeconds: null, timestamp: timestamp === undefined ? null : Number(timestamp) };
}

/** A bare number is the timestamp. */
function asObject(options: MineOptions | undefined): { blocks?: LenientInteger; timestamp?: LenientInteger } {
  if (options === undefined) return {};
  return typeof options === 'object' ? options : { timestamp: options };
}
