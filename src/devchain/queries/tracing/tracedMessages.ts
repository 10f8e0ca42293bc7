import type { MsgEthereumTx } from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { encodeAddress } from '../../../evm/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../../evm/transaction.js';
import { decodeTransaction } from '../../../evm/transactionDecoding.js';
import type { DevDialect } from '../../app/chainConfig.js';
import { decodeMessage } from '../../app/decodeTx.js';
import { TxFault } from '../../app/txFault.js';
import { gasCap } from '../callQueries.js';
import type { QueryPlace } from '../queriedChain.js';
import { invalidArgument } from '../queryFailure.js';

/** A node has the same bound. */
const MAX_MESSAGES = 10_000;

/** Recovering senders takes a fifth of a millisecond each: other work has its turn in between. */
const MESSAGES_PER_TURN = 100;

/** The transactions of messages to trace, within the bounds of a block: their number, and the gas of all together. Throws QueryFailure. */
export async function decodeTraced(messages: MsgEthereumTx[], { chain }: QueryPlace): Promise<SignedTransaction[]> {
  if (messages.length > MAX_MESSAGES) {
    throw invalidArgument(`too many transactions: ${messages.length}, at most ${MAX_MESSAGES}`);
  }
  const mostGas = gasCap({ gasCap: 0n }, chain);
  const transactions: SignedTransaction[] = [];
  let gas = 0n;
  for (const message of messages) {
    const transaction = decode(message, chain.config.dialect);
    gas += transaction.gas;
    if (gas > mostGas) throw invalidArgument(`transactions with more than ${mostGas} gas together`);
    transactions.push(transaction);
    if (transactions.length % MESSAGES_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return transactions;
}

/** cosmos/evm v0.4 names the sender, which needs no proof here: tracing changes nothing. */
function decode(message: MsgEthereumTx, dialect: DevDialect): SignedTransaction {
  const { from, raw } = message;
  try {
    if (dialect === 'cosmosEvm04' && from.length === 20 && raw.length > 0)
      return decodeTransaction(raw, { from: encodeAddress(from) });
    return decodeMessage(message, dialect);
  } catch (error) {
    if (error instanceof TxFault || error instanceof InvalidTransaction) throw invalidArgument(error.message);
    throw error;
  }
}
