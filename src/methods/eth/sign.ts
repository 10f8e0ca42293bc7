import { decodeData, normalizeAddress } from '../../evm/hex.js';
import { encodeSignature, messageHash } from '../../evm/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The signature of a message by an account whose key this server holds. */
export function sign({ signer }: Pick<Services, 'signer'>): Handler<'eth_sign'> {
  return async ([address, data]) =>
    encodeSignature(await signer.signHash(normalizeAddress(address), messageHash(decodeData(data))));
}
