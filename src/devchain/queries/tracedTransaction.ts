import type { Hash } from '../../../generated/types.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { floorGasOf, intrinsicGasOf } from '../../execution/rules/messageGas.js';
import { applyTransaction, gasPriceOf } from '../../execution/transition/applyTransaction.js';
import {
  type Deadline,
  TraceFailed,
  TraceSize,
  DEFAULT_TRACE_TIMEOUT_MS,
  MAX_TRACE_BYTES,
  MAX_TRACE_TIMEOUT_MS,
} from '../../execution/tracers/traceLimits.js';
import { NO_FEES, traceExecution } from '../../execution/tracers/traceExecution.js';
import type { TraceEnd } from '../../execution/tracers/tracer.js';
import { billedGas } from '../app/state/blockRecord.js';
import type { TraceConfig } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { TracerChoice } from '../../execution/tracers/createTracer.js';
import { parseDuration } from '../../execution/tracers/duration.js';
import type { BlockContext } from '../../execution/blockContext.js';
import type { ChainEvm } from '../app/oldEvm/chainEvm.js';
import type { QueriedChain } from './queryHandler.js';
import { invalidArgument } from '../queryFailure.js';

interface TransactionInBlock {
  transaction: SignedTransaction;
  index: number;
  blockHash: Hash | null;
}

/** Runs the transactions that came before the traced one; one that cannot run is skipped, as in a node. */
export async function replay(context: Omit<QueryTracing, 'options'>, transactions: SignedTransaction[]): Promise<void> {
  for (const transaction of transactions) {
    if (whyNotRunnable(context, transaction) !== null) continue;
    await apply(context, transaction);
  }
}

/** The trace as JSON in UTF-8; throws TraceFailed. What the transaction changed stays in any case. */
export async function traceTransaction(
  context: QueryTracing,
  { transaction, index, blockHash }: TransactionInBlock,
  deadline: Deadline,
): Promise<Uint8Array> {
  const reason = whyNotRunnable(context, transaction);
  if (reason !== null) throw new TraceFailed(reason);
  const gasPrice = gasPriceOf(transaction, context.block.baseFeePerGas);
  const execution = { ...transaction, gasPrice, index, blockHash };
  let ran = false;
  const run = async (): Promise<TraceEnd> => {
    ran = true;
    const { gasUsed, vmError: error } = await apply(context, transaction);
    // The figure that these chains report to their tracers.
    return { gasUsed: error === '' ? gasUsed : 0n, error };
  };
  try {
    return await traceExecution(context, execution, { deadline, size: new TraceSize() }, run);
  } finally {
    // The tracer could not be created; later transactions need the changes all the same.
    if (!ran) await run();
  }
}

function apply({ host, block, chain }: Omit<QueryTracing, 'options'>, transaction: SignedTransaction) {
  const bill = (usedGas: bigint, { gas }: SignedTransaction): bigint => billedGas(usedGas, gas, chain.config);
  return applyTransaction(host, block, transaction, { bill, undoesAuthorizations: false });
}

/** Why no block would accept the transaction; null if one would. Traced transactions may never have been signed. */
function whyNotRunnable({ host, block }: Omit<QueryTracing, 'options'>, transaction: SignedTransaction): string | null {
  const rules = host.evm.common;
  const { from, gas, value, input, accessList, authorizationList } = transaction;
  const charged = { ...transaction, data: input, fees: NO_FEES, from, gas, value, accessList, authorizationList };
  if (gas < intrinsicGasOf(charged, rules)) return GETH_MESSAGES.intrinsicGasTooLow;
  if (gas < floorGasOf(charged, rules)) return GETH_MESSAGES.floorGasTooLow;
  if (gas > block.gasLimit) return GETH_MESSAGES.blockGasExceeded;
  const balance = host.state.account(from)?.balance ?? 0n;
  const fee = gas * gasPriceOf(transaction, block.baseFeePerGas);
  return balance < fee ? GETH_MESSAGES.insufficientFunds : null;
}

/** The options of a trace query, with geth's defaults for missing ones. */
interface TraceOptions extends TracerChoice {
  timeoutMs: number;
  /** Throws TraceFailed when the traces of one query have more bytes together than one trace may. */
  assertSize(bytes: number): void;
}

/** What all executions of one trace query share. */
export interface QueryTracing {
  host: ChainEvm;
  chain: QueriedChain;
  /** The block that code sees. */
  block: BlockContext;
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
