import type { Handler } from '../../jsonrpc/request.js';
import { foundAt } from '../raw/numberedBlock.js';
import { rawBlock, type RawParts } from '../raw/rawBlock.js';

/** RLP of the block of a number. */
export function getBlockRlp(parts: RawParts): Handler<'debug_getBlockRlp'> {
  return ([number], caller) => foundAt(number, parts.blocks, (height) => rawBlock(height, parts, caller));
}
