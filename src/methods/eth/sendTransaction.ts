import type { Address, Hash } from '../../../generated/types.js';
import type { Wallet } from '../../chain/development/wallet.js';
import { KeyedMutex } from '../../concurrency/keyedMutex.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import { completeTransaction, type CompletionParts } from '../call/completeTransaction.js';

/**
 * Fills in what is missing, signs with a key of this server, and sends; answers the hash once the chain accepted it.
 */
export function sendTransaction(
  parts: CompletionParts & { wallet: Pick<Wallet, 'send'> },
): Handler<'eth_sendTransaction'> {
  const bySender = new KeyedMutex<Address>();
  return async ([given], { signal }) => {
    const from = normalizeAddress(given.from);
    const { gasLimit, ...call } = given;
    const complete = (): Promise<TransactionFields> =>
      completeTransaction({ ...call, gas: call.gas ?? gasLimit ?? null }, parts, signal);
    const send = (): Promise<Hash> => parts.wallet.send(from, complete);
    // One transaction of a sender after the other: until the first is sent, the second would get the same nonce.
    return isMissing(call.nonce) ? bySender.run(from, send, signal) : send();
  };
}
