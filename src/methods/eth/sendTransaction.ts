import type { Address, Hash } from '../../../generated/types.js';
import { KeyedMutex } from '../../concurrency/keyedMutex.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { isMissing } from '../call/callOutcome.js';
import { completeTransaction } from '../call/completeTransaction.js';

/** Gas of a transaction that names none, unless the estimate is larger. */
const DEFAULT_GAS = 90_000n;

/** Fills in what is missing, signs with a key of this server, and sends; the hash, once the chain took it. */
export function sendTransaction(
  parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity' | 'mempool' | 'fees' | 'wallet'>,
): Handler<'eth_sendTransaction'> {
  const complete = completeTransaction(parts);
  const lines = new KeyedMutex<Address>();
  return async ([given], request) => {
    const from = normalizeAddress(given.from);
    const { gasLimit, ...call } = given;
    const fields = async (): Promise<TransactionFields> => {
      const { fields, estimated } = await complete({ ...call, gas: call.gas ?? gasLimit ?? null }, request);
      return { ...fields, gas: estimated && fields.gas < DEFAULT_GAS ? DEFAULT_GAS : fields.gas };
    };
    const send = (): Promise<Hash> => parts.wallet.send(from, fields);
    // Until a transaction is sent, its nonce would be taken for the next one too.
    return isMissing(call.nonce) ? lines.run(from, send, request.signal) : send();
  };
}
