import { decodeData, normalizeAddress } from '../../ethereum/hex.js';
import { encodeSignature } from '../../ethereum/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The signature of a message by an account whose key this server can use. */
export function sign({ signers }: Pick<Services, 'signers'>): Handler<'eth_sign'> {
  return async ([address, data], caller) => {
    const account = normalizeAddress(address);
    const signer = await signers.signerOf(account, caller.access, caller);
    return encodeSignature(await signer.signMessage(account, decodeData(data), caller));
  };
}
