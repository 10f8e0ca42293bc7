import type { Handler } from '../../jsonrpc/request.js';
import { blockDetails } from '../otterscan/blockDetails.js';
import { heightOfNumber } from '../otterscan/numbers.js';
import type { Services } from '../services.js';

/** A block without its transactions, and its fees; null when there is none yet. */
export function getBlockDetails(parts: Pick<Services, 'blocks'>): Handler<'ots_getBlockDetails'> {
  return ([block], caller) => blockDetails(heightOfNumber(block, parts.blocks), parts, caller);
}
