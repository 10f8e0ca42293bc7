import type { MsgEthereumTx } from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { DIALECTS } from '../../../chain/tx/dialect.js';
import { encodeAddress } from '../../../ethereum/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../ethereum/transaction/transactionDecoding.js';
import type { DevDialect } from '../../app/releaseProfile.js';
import { decodeMessage } from '../../app/admission/decodeTx.js';
import { TxFault } from '../../app/admission/txFault.js';
import { gasCap } from '../callQueries.js';
import type { QueryContext } from '../queriedChain.js';
import { invalidArgument } from '../queryFailure.js';

/** Most transactions of one query; a node has the same limit. */
const MAX_MESSAGES = 10_000;

/** Messages decoded before other work may run: recovering a sender takes a fifth of a millisecond. */
const MESSAGES_PER_TURN = 100;

/**
 * The transactions to trace. Throws QueryFailure when there are too many, or when their gas limits exceed a block's.
 */
export async function decodeTraced(messages: MsgEthereumTx[], { chain }: QueryContext): Promise<SignedTransaction[]> {
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

/** Messages of cosmos/evm v0.4 name the sender. It is not verified, as tracing changes nothing. */
function decode(message: MsgEthereumTx, dialect: DevDialect): SignedTransaction {
  const { from, raw } = message;
  try {
    if (DIALECTS[dialect].form === 'raw' && from.length === 20 && raw.length > 0)
      return decodeTransaction(raw, { from: encodeAddress(from) });
    return decodeMessage(message, dialect);
  } catch (error) {
    if (error instanceof TxFault || error instanceof InvalidTransaction) throw invalidArgument(error.message);
    throw error;
  }
}
