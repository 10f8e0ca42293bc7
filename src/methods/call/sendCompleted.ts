import type { Hash, TransactionObject } from '../../../generated/types.js';
import type { SignedBy } from '../../chain/signing/signer.js';
import type { Wallet } from '../../chain/signing/wallet.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { isMissing } from './callOutcome.js';
import { completeTransaction, type CompletionParts } from './completeTransaction.js';

/** What completes a transaction object and sends it. */
export interface SendingParts extends CompletionParts {
  wallet: Pick<Wallet, 'send' | 'nonces'>;
}

/**
 * Fills in what the object leaves out, has it signed, and sends it. Answers the hash once the chain accepted the
 * transaction; rejects as `completeTransaction` and as the wallet do. A transaction that is not sent uses no nonce.
 */
export function sendCompleted(
  given: TransactionObject,
  parts: SendingParts,
  { by, signal }: { by: SignedBy; signal: AbortSignal },
): Promise<Hash> {
  const from = normalizeAddress(given.from);
  const { gasLimit, ...call } = given;
  const complete = (): Promise<TransactionFields> =>
    completeTransaction({ ...call, gas: call.gas ?? gasLimit ?? null }, parts, signal);
  const send = (): Promise<Hash> => parts.wallet.send(from, complete, { by, signal });
  return isMissing(call.nonce) ? parts.wallet.nonces.run(from, send, signal) : send();
}
