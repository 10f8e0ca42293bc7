/** Requests and results of traces in the gateway. Both threads use these types. */
import type { Bytes256 } from '../../../generated/types.js';
import type { TracedCall, TraceOptions } from '../../chain/traces.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';

/** A transaction of a block to run again. */
export interface ReplayedTransaction {
  transaction: SignedTransaction;
  /** The receipt's, where known; a replay with another status is an error. */
  status?: 0 | 1;
  /** The receipt's, where known; a replay with other logs is an error. */
  logsBloom?: Bytes256;
  /** It paid for all its gas, and the chain undid its execution: only the payment runs again. */
  undone?: boolean;
}

/** The height at which the node knows what code sees of the block; null or absent where the block shows it. */
export type SeenAt = number | null;

/** Calls to trace, in order. Each sees what those before it changed. */
export interface TraceCallsRequest {
  /**
   * Transactions that run before the calls. They are the first of the base block, and the base's `stateHeight` is then
   * the height before it; empty for the state of the base itself.
   */
  first: readonly ReplayedTransaction[];
  calls: readonly TracedCall[];
  seenAt?: SeenAt;
  /** Whether the chain undoes the authorizations of what fails. */
  undoesAuthorizations?: boolean;
}

/** Transactions of a block to trace. */
export interface TraceTransactionsRequest {
  /** The block's, in order, at least up to the last that is traced. */
  transactions: readonly ReplayedTransaction[];
  /** The index of one, or all of them. */
  traced: number | 'all';
  options: TraceOptions;
  seenAt?: SeenAt;
  /** Whether the chain undoes the authorizations of what fails. */
  undoesAuthorizations?: boolean;
}

/** A trace as JSON in UTF-8, or why it failed, in geth's words; and the outcome of the execution. */
export type ExecutedTrace = ({ trace: Uint8Array } | { error: string }) & {
  /**
   * The gas that the execution took, refunds subtracted; 0 when it was left unfinished. A chain may bill more, at least
   * a part of the gas limit. The trace of a transaction shows the billed gas of its block.
   */
  gasUsed: bigint;
  /** Why the code failed, in geth's words; empty when it did not. */
  vmError: string;
  /** Output, or revert bytes. */
  output: Uint8Array;
};

/** Limits of the traces of one request. */
export interface TraceJobLimits {
  maxBytes: number;
  javascript: boolean;
}
