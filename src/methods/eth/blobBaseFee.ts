import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The lowest blob base fee of EIP-4844, wei. */
const MIN_BLOB_BASE_FEE = 1;

/** The blob base fee, which never rises: these chains have no blobs. */
export function blobBaseFee(): Handler<'eth_blobBaseFee'> {
  return () => encodeQuantity(MIN_BLOB_BASE_FEE);
}
