import { decodeData, normalizeAddress } from '../../evm/hex.js';
import { encodeSignature } from '../../evm/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The signature of a message by an account whose key this server can use; the message comes before the account. */
export function sign({ signers }: Pick<Services, 'signers'>): Handler<'personal_sign'> {
  return async ([data, address], { access, signal }) => {
    const account = normalizeAddress(address);
    const signer = await signers.signerOf(account, access, signal);
    return encodeSignature(await signer.signMessage(account, decodeData(data), signal));
  };
}
