import { decodeData, normalizeAddress } from '../../evm/hex.js';
import { encodeSignature, messageHash } from '../../evm/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The signature of a message by an account whose key this server holds; the message comes before the account. */
export function sign({ signer }: Pick<Services, 'signer'>): Handler<'personal_sign'> {
  return async ([data, address]) =>
    encodeSignature(await signer.signHash(normalizeAddress(address), messageHash(decodeData(data))));
}
