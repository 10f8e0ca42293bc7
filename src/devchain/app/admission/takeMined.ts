import type { BlockToExecute, MinedTransactionReport } from '../../application.js';
import type { BlockOutcome } from '../block/blockExecution.js';
import { reportOf } from '../block/minedReport.js';
import type { DevMempool } from './devMempool.js';

/**
 * Takes the transactions of a block from the mempool, and reports them: those that ran, and those that failed before
 * they ran, as they would fail again.
 */
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
