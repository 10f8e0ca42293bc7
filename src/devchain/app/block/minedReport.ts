import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { NO_BYTES } from '../../../ethereum/hex.js';
import { contractAddress } from '../../../ethereum/receipt.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { MinedTransactionReport, BlockToExecute } from '../../application.js';
import type { TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import { failureText } from './executedTransaction.js';
import type { BlockOutcome } from './blockExecution.js';
import type { DevMempool } from '../admission/devMempool.js';

/** A transaction of a block, for the screen. `outcome` is absent when it was refused before it ran. */
function reportOf(
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

/** Takes the transactions of a block from the mempool, also those that failed before they ran, and reports them. */
export function takeMined(
  mempool: DevMempool,
  { txs, height }: BlockToExecute,
  { executed, outcomes, txResults }: Pick<BlockOutcome, 'executed' | 'outcomes' | 'txResults'>,
  report: (transaction: MinedTransactionReport) => void = () => undefined,
): void {
  for (const { hash } of executed) mempool.remove(hash);
  for (const transaction of executed) report(reportOf(transaction, height, outcomes.get(transaction.hash)));
  const refused = new Map<Uint8Array | undefined, string>();
  for (const [index, { code, log }] of txResults.entries()) if (code !== 0) refused.set(txs[index], log);
  if (refused.size === 0) return;
  for (const { tx, transaction } of mempool.all()) {
    const failure = refused.get(tx);
    if (failure === undefined) continue;
    mempool.remove(transaction.hash);
    report({ ...reportOf(transaction, height), failure });
  }
}
