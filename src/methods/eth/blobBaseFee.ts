import { MIN_BLOB_BASE_FEE } from '../../ethereum/blobBaseFee.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The blob base fee, which never rises: these chains have no blobs. */
export function blobBaseFee(): Handler<'eth_blobBaseFee'> {
  return () => encodeQuantity(MIN_BLOB_BASE_FEE);
}
