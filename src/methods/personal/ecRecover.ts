import type { Address } from '../../../generated/types.js';
import { decodeData } from '../../ethereum/hex.js';
import { publicKeyAddress, recoverPublicKey } from '../../ethereum/transaction/signature.js';
import { messageHash } from '../../ethereum/transaction/signing.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';

/** The account whose key signed a message. */
export function ecRecover(): Handler<'personal_ecRecover'> {
  return ([data, signature]) => recoverAccount(messageHash(decodeData(data)), decodeData(signature));
}

/** Refuses with geth's words. */
function recoverAccount(hash: Uint8Array, signature: Uint8Array): Address {
  if (signature.length !== 65) throw invalid('signature must be 65 bytes long');
  const recovery = (signature[64] ?? 0) - 27;
  if (recovery !== 0 && recovery !== 1) throw invalid('invalid Ethereum signature (V is not 27 or 28)');
  try {
    return publicKeyAddress(recoverPublicKey(hash, signature.subarray(0, 64), recovery));
  } catch {
    throw invalid('recovery failed');
  }
}

function invalid(problem: string): Error {
  const expected = ['a signature of 65 bytes that ends with 27 or 28'];
  return rpcError('invalidParams', { reason: `invalid argument 1: ${problem}` }, { path: 'signature', expected });
}
