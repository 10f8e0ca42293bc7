import { encodeData, NO_BYTES } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { heightOfParameter, rawBlock, type RawParts } from '../raw/rawBlock.js';

/** RLP of a block; empty for a number that no block has. */
export function getRawBlock(parts: RawParts): Handler<'debug_getRawBlock'> {
  return async ([block], caller) =>
    (await rawBlock(await heightOfParameter(block, parts, caller), parts, caller)) ?? encodeData(NO_BYTES);
}
