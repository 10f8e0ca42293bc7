import { type Caller } from '../../caller/caller.js';
import type { CallObject } from '../../../generated/types.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { BlockSummary } from '../blocks.js';
import type { TraceOptions } from '../traces.js';

/** The block that code sees in a trace of the node. */
export type NodeTraceBlock = Pick<
  BlockSummary,
  'number' | 'hash' | 'stateHeight' | 'timestamp' | 'timestampNanos' | 'proposerAddress' | 'gasLimit'
>;

/** A transaction, and those that stand in its block before it. */
export interface TransactionToTrace {
  transaction: SignedTransaction;
  predecessors: readonly SignedTransaction[];
}

/**
 * The traces that a node makes, as it answers them: JSON in UTF-8 that nobody has checked. Implemented by `cosmos/`. A
 * question cannot be called back: only its timeout ends a trace inside a node. Rejects with the errors of
 * `chain/errors.ts`.
 */
export interface NodeTraces {
  /** Whether the node traces calls. None understands overrides there. */
  readonly supportsCalls: boolean;
  /** The longest timeout that the way to the node allows, milliseconds. */
  readonly maxTimeoutMs: number;
  /**
   * Whether `limit` is known to count bytes of struct logs, as in geth. In older releases it counts instructions; for
   * some the release does not tell.
   */
  readonly limitCountsBytes: boolean;
  /** The trace of a transaction in a block. */
  transaction(
    traced: TransactionToTrace,
    block: NodeTraceBlock,
    options: TraceOptions,
    caller: Caller,
  ): Promise<Uint8Array>;
  /** A list with `result` or `error` for each transaction. */
  block(
    transactions: readonly SignedTransaction[],
    block: NodeTraceBlock,
    options: TraceOptions,
    caller: Caller,
  ): Promise<Uint8Array>;
  /** The trace of a call on the state after the block. */
  call(call: CallObject, block: NodeTraceBlock, options: TraceOptions, caller: Caller): Promise<Uint8Array>;
}
