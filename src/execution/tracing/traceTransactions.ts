import type { BlockSummary } from '../../chain/blocks.js';
import type { WorkerEvm } from '../thread/workerEvm.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import { gasPriceOf } from '../transition/applyTransaction.js';
import { Replay } from './replay.js';
import type { ExecutedTrace, ReplayedTransaction, TraceJobLimits, TraceTransactionsRequest } from './traceJob.js';
import { createTraceJob, traceRun, type TraceJob } from './tracedRun.js';

/** Worker thread: runs the transactions of a block in order, and traces one of them or all. */
export async function traceTransactions(
  host: WorkerEvm,
  block: BlockSummary,
  request: TraceTransactionsRequest,
  limits: TraceJobLimits,
): Promise<ExecutedTrace[]> {
  const { transactions, traced } = request;
  const job = createTraceJob(host, limits);
  const replay = new Replay(host, block, request.undoesAuthorizations ?? false);
  const traces: ExecutedTrace[] = [];
  const last = traced === 'all' ? transactions.length - 1 : traced;
  for (const [index, transaction] of transactions.slice(0, last + 1).entries()) {
    if (traced !== 'all' && index < traced) await replay.repeat(transaction, index);
    else if (transaction.undone === true) {
      await replay.pay(transaction);
      traces.push({ error: 'the chain undid the transaction', gasUsed: 0n, vmError: '', output: NO_BYTES });
    } else traces.push(await traceOne(job, replay, { transaction, index, block, request, isLast: index === last }));
  }
  return traces;
}

interface TransactionToTrace {
  transaction: ReplayedTransaction;
  index: number;
  block: BlockSummary;
  request: TraceTransactionsRequest;
  isLast: boolean;
}

function traceOne(
  job: TraceJob,
  replay: Replay,
  { transaction, index, block, request, isLast }: TransactionToTrace,
): Promise<ExecutedTrace> {
  const decoded = replay.decode(transaction);
  const gasPrice = gasPriceOf(decoded, replay.block.baseFeePerGas);
  const execution = { ...decoded, gasPrice, index, blockHash: block.hash, hash: transaction.hash };
  const toTrace = { block: replay.block, execution, options: request.options, isLast };
  return traceRun(job, toTrace, async () => {
    const { gasUsed, executedGas, vmError, returnData } = await replay.run(transaction, index);
    return { shownGas: gasUsed, gasUsed: executedGas, vmError, output: returnData };
  });
}
