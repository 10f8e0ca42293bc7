import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The highest block whose transactions, receipts and logs are all served: never ahead of them. */
export function blockNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_blockNumber'> {
  return () => encodeQuantity(blocks.head());
}
