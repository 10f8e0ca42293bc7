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
  yield* eachToItsEnd(machine, transactions.slice(0, last + 1), function* (replayed, index) {
    if (traced !== 'all' && index < traced) yield* replay.repeat(replayed, index);
    else if (replayed.undone === true) {
      replay.pay(replayed);
      traces.push({ error: 'the chain undid the transaction', gasUsed: 0n, vmError: '', output: NO_BYTES });
    } else traces.push(yield* traceOne(job, replay, { replayed, index, block, request, isLast: index === last }));
  });
  return traces;
}

interface TransactionToTrace {
  replayed: ReplayedTransaction;
  index: number;
  block: BlockSummary;
  request: TraceTransactionsRequest;
  isLast: boolean;
}

function* traceOne(
  job: TraceJob,
  replay: Replay,
  { replayed, index, block, request, isLast }: TransactionToTrace,
): Running<ExecutedTrace> {
  const { transaction } = replayed;
  const gasPrice = gasPriceOf(transaction, replay.block.baseFeePerGas);
  const execution = { ...transaction, gasPrice, index, blockHash: block.hash };
  const toTrace = { block: replay.block, execution, options: request.options, isLast };
  return yield* traceRun(job, toTrace, function* (): Running<RunOutcome> {
    const { gasUsed, executedGas, vmError, returnData } = yield* replay.run(replayed, index);
    return { shownGas: gasUsed, gasUsed: executedGas, vmError, output: returnData };
  });
}
