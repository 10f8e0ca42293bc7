import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { NO_BYTES } from '../../../ethereum/hex.js';
import { contractAddress } from '../../../ethereum/receipt.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { MinedTransactionReport } from '../../application.js';
import type { TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import { failureText } from './executedTransaction.js';

/** What is told about a transaction of a block. `outcome` is absent when it was refused before it ran. */
export function reportOf(
  { hash, from, to, nonce, input }: SignedTransaction,
  height: number,
  outcome?: TransactionOutcome,
): MinedTransactionReport {
  const failed = outcome === undefined || outcome.vmError !== '';
  const reverted = outcome?.vmError === GETH_MESSAGES.executionReverted;
  return {
    hash,
    height,
    failure: outcome === undefined || !failed ? null : failureText(outcome),
    to,
    created: to === null && !failed ? contractAddress(from, nonce) : null,
    input,
    gasUsed: outcome?.gasUsed ?? null,
    revertData: reverted ? outcome.returnData : NO_BYTES,
  };
}
