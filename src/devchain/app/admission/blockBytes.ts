import { InvalidTransaction, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { checkTransaction } from './admissionChecks.js';
import { canonicalTx } from './decodeTx.js';
import { checkTxWording, TxFault } from './txFault.js';

/** The bytes of a transaction in a block, or why no block can hold it. `decode` throws for one that does not decode. */
export function blockBytes(
  decode: () => SignedTransaction,
  config: DevChainConfig,
): { tx: Uint8Array } | { refusal: string } {
  try {
    const transaction = decode();
    checkTransaction(transaction, config, checkTxWording(config));
    return { tx: canonicalTx(transaction, config) };
  } catch (error) {
    if (error instanceof TxFault || error instanceof InvalidTransaction) return { refusal: error.message };
    throw error;
  }
}
