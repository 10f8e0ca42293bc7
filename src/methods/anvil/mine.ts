import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Most blocks of one call; more would keep the chain from answering anybody else. */
const MAX_BLOCKS = 10_000;

/** Makes blocks, their times as many seconds apart as asked. */
export function mine({ development }: Pick<Services, 'development'>): Handler<'anvil_mine'> {
  return async ([blocks = 1, interval = 1]) => {
    await development().mine({
      blocks: checkBlocks(Number(blocks)),
      intervalSeconds: Number(interval),
      timestamp: null,
    });
    return null;
  };
}

export function checkBlocks(blocks: number): number {
  if (blocks > MAX_BLOCKS)
    throw rpcError('limitExceeded', { what: 'blocks', value: blocks, limit: MAX_BLOCKS }, { limit: MAX_BLOCKS });
  return blocks;
}
