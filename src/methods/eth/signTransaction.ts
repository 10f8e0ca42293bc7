import { encodeData, normalizeAddress } from '../../ethereum/hex.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { Handler } from '../../jsonrpc/request.js';
import { type SigningParts, signCompleted } from '../call/completeTransaction.js';
import type { Services } from '../services.js';

/**
 * The transaction with what it lacks filled in and signed, as the bytes that eth_sendRawTransaction takes. The
 * specification of Ethereum's API and anvil return the same, and ethers and viem expect it; geth returns an object.
 */
export function signTransaction(parts: SigningParts & Pick<Services, 'signers'>): Handler<'eth_signTransaction'> {
  return async ([given], caller) => {
    const from = normalizeAddress(given.from);
    const signer = await parts.signers.signerOf(from, caller.access, caller);
    return encodeData(encodeTransaction(await signCompleted(given, parts, { signer, caller })));
  };
}
