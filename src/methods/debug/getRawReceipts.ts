import type { Handler } from '../../jsonrpc/request.js';
import { heightOfParameter, rawReceipts, type RawParts } from '../raw/rawBlock.js';

/** The encoded receipts of a block; null for a number that no block has. */
export function getRawReceipts(parts: RawParts): Handler<'debug_getRawReceipts'> {
  return async ([block], caller) => rawReceipts(await heightOfParameter(block, parts, caller), parts, caller);
}
