import type { Hash } from '../../../generated/types.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { findBySenderAndNonce, type FindBySenderParts } from '../transactions/findBySenderAndNonce.js';

/** The hash of the transaction that an account sent with this nonce, mined or pending; null when there is none. */
export function getTransactionBySenderAndNonce(
  parts: FindBySenderParts,
): Handler<'ots_getTransactionBySenderAndNonce'> {
  return async ([sender, nonce], caller) => {
    const wanted = { sender: normalizeAddress(sender), nonce: BigInt(nonce) };
    const found = await findBySenderAndNonce(wanted, parts, caller);
    // A transaction object, as eth_getTransactionBySenderAndNonce answers it.
    return found === null ? null : (JSON.parse(found.toString()) as { hash: Hash }).hash;
  };
}
