import { normalizeAddress } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { completeTransaction, type CompletionParts } from '../call/completeTransaction.js';
import { bytesAndObject } from '../call/transactionResult.js';
import type { Services } from '../services.js';

/** The transaction with what it lacks filled in and signed with the key that the passphrase decrypts. */
export function signTransaction(
  parts: CompletionParts & Pick<Services, 'signers'>,
): Handler<'personal_signTransaction'> {
  return ([given, passphrase], { signal }) => {
    const from = normalizeAddress(given.from);
    return parts.signers.withPassphrase(
      from,
      passphrase,
      async (signer) => {
        const { gasLimit, ...call } = given;
        const fields = await completeTransaction({ ...call, gas: call.gas ?? gasLimit ?? null }, parts, signal);
        return bytesAndObject(await signer.signTransaction(from, fields, signal), from);
      },
      signal,
    );
  };
}
