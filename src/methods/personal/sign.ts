import type { Signer } from '../../chain/signing/signer.js';
import { decodeData, normalizeAddress } from '../../ethereum/hex.js';
import { encodeSignature } from '../../ethereum/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * The signature of a message, with the key that the password decrypts or, without one, with that of an unlocked
 * account. The message comes before the account.
 */
export function sign({ signers }: Pick<Services, 'signers'>): Handler<'personal_sign'> {
  return async ([data, address, password], caller) => {
    const account = normalizeAddress(address);
    const signWith = (signer: Signer) => signer.signMessage(account, decodeData(data), caller);
    const signature =
      password === undefined
        ? await signWith(await signers.signerOf(account, caller.access, caller))
        : await signers.withPassphrase(account, password, signWith, caller);
    return encodeSignature(signature);
  };
}
