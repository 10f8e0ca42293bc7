import type { Caller } from '../../caller/caller.js';
import type { Hash, TransactionObject } from '../../../generated/types.js';
import type { SignedBy } from '../../chain/signing/signer.js';
import type { Wallet } from '../../chain/signing/wallet.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { checkLimit } from '../contractLimit.js';
import { isMissing } from './callOutcome.js';
import { completeForSigning, type SigningParts } from './completeTransaction.js';

/** What completes a transaction object and sends it. */
export interface SendingParts extends SigningParts {
  wallet: Pick<Wallet, 'send' | 'nonces'>;
}

/**
 * Fills in what the object leaves out, has it signed, and sends it. Answers the hash once the chain accepted the
 * transaction; rejects as `completeTransaction` and as the wallet do. A transaction that is not sent uses no nonce.
 */
export async function sendCompleted(
  given: TransactionObject,
  parts: SendingParts,
  { by, caller }: { by: SignedBy; caller: Caller },
): Promise<Hash> {
  const { wallet } = parts;
  const from = normalizeAddress(given.from);
  const complete = (): Promise<TransactionFields> => completeForSigning(given, parts, caller);
  const send = (): Promise<Hash> => wallet.send(from, complete, { by, caller });
  if (!isMissing(given.nonce)) return send();
  checkLimit('eth_sendTransaction', 'waiting', wallet.nonces.tasks(from) + 1);
  return wallet.nonces.run(from, send, caller.signal);
}
