import { decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { findBySenderAndNonce, type FindBySenderParts } from '../transactions/findBySenderAndNonce.js';

/** The transaction that an account sent with this nonce, mined or pending; null when there is none. */
export function getTransactionBySenderAndNonce(
  parts: FindBySenderParts,
): Handler<'eth_getTransactionBySenderAndNonce'> {
  return ([sender, nonce], caller) =>
    findBySenderAndNonce({ sender: normalizeAddress(sender), nonce: decodeQuantity(nonce) }, parts, caller);
}
