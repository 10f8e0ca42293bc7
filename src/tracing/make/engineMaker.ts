import type { Caller } from '../../caller/caller.js';
import { stateHeightOf, type BlockSummary } from '../../chain/blocks.js';
import type { TracedCall, TraceOptions, TraceOutcome } from '../../chain/traces.js';
import { EncodedJson } from '../../json/encodedJson.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { LocalExecutor } from '../../execution/localExecutor.js';
import { ExecutionError } from '../../execution/refusals/executionError.js';
import type { ExecutedTrace, ReplayedTransaction, TraceCallsRequest } from '../../execution/tracing/traceJob.js';
import { tracedOf, type BlockToTrace, type MinedTransaction, type Traced } from './blockToTrace.js';
import { traceFailed, type MadeTrace } from '../api/traceErrors.js';
import type { TraceMaker } from './traceMaker.js';
import { undoneError } from './undoneTransactions.js';

/** The part of the executor that traces. */
export type TracingExecutor = Pick<LocalExecutor, 'traceCalls' | 'traceTransactions'>;

/**
 * Makes traces in this process. The executor compares each execution with its receipt. Where one ends differently, has
 * other logs, or uses more gas, it rejects, and no transaction of the block has a trace.
 */
export class EngineMaker implements TraceMaker {
  readonly #executor: TracingExecutor;
  readonly #showsAll: boolean;

  /** `showsAll` is true on the embedded chain, where code sees the values that the block shows. */
  constructor(executor: TracingExecutor, { showsAll }: { showsAll: boolean }) {
    this.#executor = executor;
    this.#showsAll = showsAll;
  }

  /** One for each traced transaction. Rejects with TraceError or ExecutionError where none can be made. */
  async traces(
    { summary, transactions }: BlockToTrace,
    which: Traced,
    options: TraceOptions,
    caller: Caller,
  ): Promise<MadeTrace[]> {
    const all = tracedOf({ summary, transactions }, which);
    if (all.every(({ undone }) => undone)) return all.map(undoneError);
    const traced = which === 'all' ? which : transactions.length - 1;
    const request = { transactions: transactions.map(replayed), traced, options, ...this.#ofChain(summary.number) };
    const traces = await this.#executor.traceTransactions(request, summary, caller).catch(asTraceError);
    return traces.map((trace, index) => {
      const mined = all[index];
      return mined?.undone === true ? undoneError(mined) : madeTrace(trace);
    });
  }

  /** The transactions of a block that is not committed: no receipt says how they end. */
  async given(
    block: BlockSummary,
    transactions: readonly SignedTransaction[],
    options: TraceOptions,
    caller: Caller,
  ): Promise<MadeTrace[]> {
    const replayed = transactions.map((transaction) => ({ transaction }));
    const request = { transactions: replayed, traced: 'all' as const, options, ...this.#ofChain(null) };
    const traces = await this.#executor.traceTransactions(request, block, caller).catch(asTraceError);
    return traces.map(madeTrace);
  }

  /**
   * Calls one after the other, on the state of `base`. `first` are transactions that run before them; the base's
   * `stateHeight` is then the height before the block.
   */
  async calls(
    base: BlockSummary,
    first: readonly MinedTransaction[],
    calls: readonly TracedCall[],
    caller: Caller,
  ): Promise<TraceOutcome[]> {
    const height = first.length === 0 ? stateHeightOf(base) : base.number;
    const request = { first: first.map(replayed), calls, ...this.#ofChain(height) };
    const traces = await this.#executor.traceCalls(request, base, caller).catch(asTraceError);
    return traces.map((trace) => ('trace' in trace ? { trace: new EncodedJson(trace.trace) } : { error: trace.error }));
  }

  /** The differences of these chains; the embedded one has none. A block that the client sends has no height. */
  #ofChain(height: number | null): Pick<TraceCallsRequest, 'seenAt' | 'undoesAuthorizations'> {
    return this.#showsAll ? { seenAt: null } : { seenAt: height, undoesAuthorizations: true };
  }
}

function replayed({ transaction, failed, logsBloom, undone }: MinedTransaction): ReplayedTransaction {
  return { transaction, status: failed ? 0 : 1, logsBloom, undone };
}

function madeTrace(trace: ExecutedTrace): MadeTrace {
  return 'trace' in trace ? trace.trace : traceFailed(trace.error);
}

/** Any error but a limit or a missing ability becomes `traceFailed` with the executor's message. */
function asTraceError(error: unknown): never {
  if (!(error instanceof ExecutionError) || error.rpc.name !== 'executionFailed') throw error;
  throw traceFailed(error.message, { cause: error, canRetryElsewhere: true });
}
