import type { Handler } from '../../jsonrpc/request.js';
import { foundAt } from '../raw/numberedBlock.js';
import { rawHeader, type RawParts } from '../raw/rawBlock.js';

/** RLP of the header of a number. */
export function getHeaderRlp(parts: RawParts): Handler<'debug_getHeaderRlp'> {
  return ([number], caller) => foundAt(number, parts.blocks, (height) => rawHeader(height, parts, caller));
}
