import type { Hash, TransactionObject } from '../../../generated/types.js';
import type { SendOptions, Wallet } from '../../chain/development/wallet.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { isMissing } from './callOutcome.js';
import { completeTransaction, type CompletionParts } from './completeTransaction.js';

/** What completes a transaction object and sends it. */
export interface SendingParts extends CompletionParts {
  wallet: Pick<Wallet, 'send' | 'nonces'>;
}

/**
 * Fills in what the object leaves out, signs it with a key of this server, and sends it. Answers the hash once the
 * chain accepted the transaction; rejects as `completeTransaction` and as the wallet do.
 */
export function sendCompleted(
  given: TransactionObject,
  parts: SendingParts,
  { signal, ...options }: SendOptions & { signal: AbortSignal },
): Promise<Hash> {
  const from = normalizeAddress(given.from);
  const { gasLimit, ...call } = given;
  const complete = (): Promise<TransactionFields> =>
    completeTransaction({ ...call, gas: call.gas ?? gasLimit ?? null }, parts, signal);
  const send = (): Promise<Hash> => parts.wallet.send(from, complete, options);
  return isMissing(call.nonce) ? parts.wallet.nonces.run(from, send, signal) : send();
}
