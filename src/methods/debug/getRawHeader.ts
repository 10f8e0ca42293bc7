import { encodeData, NO_BYTES } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { heightOfParameter, rawHeader, type RawParts } from '../raw/rawBlock.js';

/** RLP of a header; empty for a number that no block has. */
export function getRawHeader(parts: RawParts): Handler<'debug_getRawHeader'> {
  return async ([block], caller) =>
    (await rawHeader(await heightOfParameter(block, parts, caller), parts, caller)) ?? encodeData(NO_BYTES);
}
