import { heightOf } from '../chain/blockParameter.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** The block of a number or tag without its transactions; null when there is none yet. */
export function getHeaderByNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'erigon_getHeaderByNumber'> {
  return ([block], caller) => blocks.header(heightOf(block, blocks), caller);
}
