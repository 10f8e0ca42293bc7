import type { Caller } from '../caller/caller.js';
import type { Address, BlockOverrides, CallObject, Hash, StateOverrides } from '../../generated/types.js';
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
  /** Struct logs end after this number of bytes; 0 for no limit of the client. */
  limit: number;
  /** Of one trace. */
  timeoutMs: number;
  /** Whether callTracer shows a creation that the chain does not permit as one frame. In geth it fails. */
  showsFrameless?: boolean;
  /** A trace of OpenEthereum that the engine makes, instead of geth's tracer. */
  parity?: 'vmTrace' | 'stateDiff';
}

/** A trace, or why there is none, in geth's words. */
export type TraceOutcome = { trace: EncodedJson } | TraceFailure;

/** Why there is no trace; `error` is in geth's words. */
export interface TraceFailure {
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
  /** The state after this number of Ethereum transactions; null for the state after the whole block. */
  transactions: number | null;
}

/**
 * Traces as methods and the indexer read them: kept, from the node, or executed in the gateway. Implemented by
 * `tracing/`. Gas, output, logs and error at the top of a trace are those of the receipt. Null means that there is no
 * such block or transaction. Rejects with contract errors and ChainErrors.
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

/** The block that code sees in a trace of the node. */
export type NodeTraceBlock = Pick<
  BlockSummary,
  'number' | 'hash' | 'stateHeight' | 'timestamp' | 'timestampNanos' | 'proposerAddress' | 'gasLimit'
>;

/** A transaction and those before it in its block. */
export interface TransactionToTrace {
  transaction: SignedTransaction;
  predecessors: readonly SignedTransaction[];
}

/**
 * Traces of the node as it returns them: JSON in UTF-8, not validated. Implemented by `cosmos/`. A trace cannot be
 * cancelled: only its timeout ends it in the node. Rejects with ChainErrors.
 */
export interface NodeTraces {
  /** Whether the node traces calls. None understands overrides there. */
  readonly supportsCalls: boolean;
  /** The longest timeout that the way to the node allows, milliseconds. */
  readonly maxTimeoutMs: number;
  /** Whether `limit` is known to count bytes of struct logs, as in geth. Older releases count instructions. */
  readonly limitCountsBytes: boolean;
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

/** The traces that are kept: callTracer's without options. The timeout of one trace is in milliseconds. */
export function callTracerOptions(timeoutMs: number): TraceOptions {
  return {
    tracer: 'callTracer',
    tracerConfig: {},
    disableStack: false,
    disableStorage: false,
    enableMemory: false,
    enableReturnData: false,
    limit: 0,
    timeoutMs,
  };
}

/** What vesting accounts can spend: it grows with block time, without a change of the state. */
export interface VestingBalances {
  /**
   * The amount before the transactions of a block; null for any other account, whose balance is that after the block
   * before. Rejects with a ChainError where the node does not report it.
   */
  inBlock(address: Address, block: NodeTraceBlock, caller: Caller): Promise<bigint | null>;
}
