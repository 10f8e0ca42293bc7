import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { asCall, completeTransaction, type CompletionParts } from '../call/completeTransaction.js';
import { bytesAndObject } from '../call/transactionResult.js';

/** The transaction with every missing field filled in, and its bytes with an empty signature. */
export function fillTransaction(parts: CompletionParts): Handler<'eth_fillTransaction'> {
  return async ([given], caller) => {
    const fields = await completeTransaction(asCall(given), parts, caller);
    return bytesAndObject(fields, normalizeAddress(given.from ?? ZERO_ADDRESS));
  };
}
