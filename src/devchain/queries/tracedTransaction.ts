import type { TraceConfig } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Hash } from '../../../generated/types.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { Machine, Running } from '../../evm/machine.js';
import { gasPriceOf } from '../../execution/transition/applyTransaction.js';
import type { TracerChoice } from '../../execution/tracers/createTracer.js';
import { traceExecution, type TraceEnd } from '../../execution/tracers/traceExecution.js';
import { parseDuration } from '../../execution/tracers/duration.js';
import {
  type Deadline,
  TraceFailed,
  TraceSize,
  DEFAULT_TRACE_TIMEOUT_MS,
  MAX_TRACE_BYTES,
  MAX_TRACE_TIMEOUT_MS,
} from '../../execution/tracers/traceLimits.js';
import { invalidArgument } from '../queryFailure.js';
import { runAgain, whyNotRunnable, type ReplayedBlock } from './replay.js';

interface TransactionInBlock {
  transaction: SignedTransaction;
  index: number;
  blockHash: Hash | null;
  /** Nothing runs after it, so it may be left unfinished. */
  isLast: boolean;
}

/** The trace as JSON in UTF-8; throws TraceFailed. What the transaction changed stays, unless it is the last. */
export function* traceTransaction(
  { machine, options, ...replayed }: QueryTracing,
  { transaction, index, blockHash, isLast }: TransactionInBlock,
  deadline: Deadline,
): Running<Uint8Array> {
  const { block } = replayed;
  const reason = whyNotRunnable(machine, block, transaction);
  if (reason !== null) throw new TraceFailed(reason);
  const gasPrice = gasPriceOf(transaction, block.baseFeePerGas);
  const execution = { ...transaction, gasPrice, index, blockHash };
  let ran = false;
  const run = function* (): Running<TraceEnd> {
    ran = true;
    const { gasUsed, vmError: error } = yield* runAgain(machine, replayed, transaction);
    // The figure that these chains report to their tracers.
    return { gasUsed: error === '' ? gasUsed : 0n, error };
  };
  try {
    const limits = { deadline, size: new TraceSize(), abandons: isLast };
    return yield* traceExecution({ machine, block, options }, execution, limits, run);
  } catch (error) {
    // The tracer could not be created; later transactions need the changes all the same.
    if (error instanceof TraceFailed && !ran) yield* run();
    throw error;
  }
}

/** The options of a trace query, with geth's defaults for missing ones. */
export interface TraceOptions extends TracerChoice {
  timeoutMs: number;
  /** Throws TraceFailed when the traces of one query have more bytes together than one trace may. */
  assertSize(bytes: number): void;
}

/** What all executions of one trace query share. The machine has the block already. */
export interface QueryTracing extends ReplayedBlock {
  machine: Machine;
  options: TraceOptions;
}

/** Throws QueryFailure for invalid options. */
export function decodeTraceOptions(config: TraceConfig | undefined): TraceOptions {
  const limit = config?.limit ?? 0;
  if (limit < 0) throw invalidArgument(`output limit cannot be negative, got ${limit}`);
  return {
    tracer: config?.tracer ?? '',
    tracerConfig: config?.tracerJsonConfig ?? '',
    disableStack: config?.disableStack ?? false,
    disableStorage: config?.disableStorage ?? false,
    enableMemory: config?.enableMemory ?? false,
    enableReturnData: config?.enableReturnData ?? false,
    limit,
    timeoutMs: timeoutOf(config?.timeout ?? ''),
    assertSize,
  };
}

function timeoutOf(text: string): number {
  if (text === '') return DEFAULT_TRACE_TIMEOUT_MS;
  const timeoutMs = parseDuration(text);
  if (timeoutMs === null) {
    throw invalidArgument(`timeout value: time: invalid duration ${JSON.stringify(text.slice(0, 100))}`);
  }
  return Math.max(0, Math.min(timeoutMs, MAX_TRACE_TIMEOUT_MS));
}

function assertSize(bytes: number): void {
  if (bytes > MAX_TRACE_BYTES) throw new TraceFailed(`traces of more than ${MAX_TRACE_BYTES} bytes together`);
}
