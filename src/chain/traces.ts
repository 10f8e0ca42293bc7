/** Traces of executions: what is asked for, and what comes back. */
import type { Caller } from '../caller/caller.js';
import type { BlockOverrides, CallObject, Hash, StateOverrides } from '../../generated/types.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import type { BlockSummary, TransactionPlace } from './blocks.js';

/** What a trace shows, with geth's defaults filled in. */
export interface TraceOptions {
  /** Empty for struct logs, a tracer's name, or the source of a JavaScript tracer. */
  tracer: string;
  /** The tracer's own options as the client gave them. */
  tracerConfig: Readonly<Record<string, unknown>>;
  disableStack: boolean;
  disableStorage: boolean;
  enableMemory: boolean;
  enableReturnData: boolean;
  /** Bytes of struct logs after which no more instructions are listed; 0 for no limit of the client's. */
  limit: number;
  /** Longest time of one trace, milliseconds. */
  timeoutMs: number;
  /**
   * Whether callTracer shows a transaction that failed before its first frame, a creation that the chain does not
   * permit, as one frame. Geth's fails.
   */
  showsFrameless?: boolean;
}

/** A trace, or why there is none, in geth's words. */
export type TraceOutcome = { trace: EncodedJson } | TraceFailure;

/** Why there is no trace. */
export interface TraceFailure {
  /** In geth's words. */
  error: string;
  /** True where there is nothing to trace: the chain undid the transaction as a whole, or refused its first frame. */
  untraceable?: true;
}

/** The trace of one of the transactions of a block. */
export type TransactionTrace = TraceOutcome & { transactionHash: Hash };

/** A call to trace; null where it overrides nothing. */
export interface TracedCall {
  call: CallObject;
  stateOverrides: StateOverrides | null;
  blockOverrides: BlockOverrides | null;
  options: TraceOptions;
}

/** Where traced calls begin. */
export interface TraceBase {
  /** The block whose state it is, and whose fields code sees unless the call overrides them. */
  block: BlockSummary;
  /** The state after so many Ethereum transactions of the block; null for the state after the whole block. */
  transactions: number | null;
}

/**
 * The questions that methods and the indexer ask about traces. Implemented by `tracing/`: kept traces, the node's own,
 * or an execution in the gateway. Gas, output, logs and error at the top of a transaction's trace are those of its
 * receipt. Null means that there is no such block or transaction. Rejects with the contract's errors and with those of
 * `chain/errors.ts`.
 */
export interface Traces {
  transaction(place: TransactionPlace, options: TraceOptions, caller: Caller): Promise<EncodedJson | null>;
  /** One for each Ethereum transaction, in block order. */
  block(blockNumber: number, options: TraceOptions, caller: Caller): Promise<TransactionTrace[] | null>;
  /** The traces of a block that is not committed, on the state of the block before it. */
  givenBlock(
    block: BlockSummary,
    transactions: readonly SignedTransaction[],
    options: TraceOptions,
    caller: Caller,
  ): Promise<TransactionTrace[]>;
  /** Runs calls one after the other. Each sees what those before it changed. One that cannot run rejects them all. */
  calls(base: TraceBase, calls: readonly TracedCall[], caller: Caller): Promise<TraceOutcome[]>;
}
