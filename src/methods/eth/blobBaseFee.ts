import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The lowest blob base fee of EIP-4844: these chains carry no blobs, so it never rises. */
const MIN_BLOB_BASE_FEE = 1;

export function blobBaseFee(): Handler<'eth_blobBaseFee'> {
  return () => encodeQuantity(MIN_BLOB_BASE_FEE);
}
