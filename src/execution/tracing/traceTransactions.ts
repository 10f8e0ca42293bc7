import type { BlockSummary } from '../../chain/blocks.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import type { ExecutedTrace, ReplayedTransaction, TraceJobLimits, TraceTransactionsRequest } from './traceJob.js';
import type { Machine, Running } from '../../evm/machine.js';
import { gasPriceOf } from '../transition/applyTransaction.js';
import { eachToItsEnd, Replay } from './replay.js';
import { createTraceJob, traceRun, type RunOutcome, type TraceJob } from './tracedRun.js';

/** Runs the transactions of a block in order, and traces one of them or all. */
export function* traceTransactions(
  machine: Machine,
  block: BlockSummary,
  request: TraceTransactionsRequest,
  limits: TraceJobLimits,
): Running<ExecutedTrace[]> {
  const { transactions, traced } = request;
  const job = createTraceJob(machine, limits);
  const replay = new Replay(machine, block, request.undoesAuthorizations ?? false);
  const traces: ExecutedTrace[] = [];
  const last = traced === 'all' ? transactions.length - 1 : traced;
  yield* eachToItsEnd(machine, transactions.slice(0, last + 1), function* (transaction, index) {
    if (traced !== 'all' && index < traced) yield* replay.repeat(transaction, index);
    else if (transaction.undone === true) {
      replay.pay(transaction);
      traces.push({ error: 'the chain undid the transaction', gasUsed: 0n, vmError: '', output: NO_BYTES });
    } else traces.push(yield* traceOne(job, replay, { transaction, index, block, request, isLast: index === last }));
  });
  return traces;
}

interface TransactionToTrace {
  transaction: ReplayedTransaction;
  index: number;
  block: BlockSummary;
  request: TraceTransactionsRequest;
  isLast: boolean;
}

function* traceOne(
  job: TraceJob,
  replay: Replay,
  { transaction, index, block, request, isLast }: TransactionToTrace,
): Running<ExecutedTrace> {
  const decoded = replay.decode(transaction);
  const gasPrice = gasPriceOf(decoded, replay.block.baseFeePerGas);
  const execution = { ...decoded, gasPrice, index, blockHash: block.hash, hash: transaction.hash };
  const toTrace = { block: replay.block, execution, options: request.options, isLast };
  return yield* traceRun(job, toTrace, function* (): Running<RunOutcome> {
    const { gasUsed, executedGas, vmError, returnData } = yield* replay.run(transaction, index);
    return { shownGas: gasUsed, gasUsed: executedGas, vmError, output: returnData };
  });
}
