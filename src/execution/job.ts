/** A job for the serving thread or a worker thread, and its outcome: values that both threads can clone. */
import type {
  Address,
  BlockOverrides,
  CallObject,
  Data,
  SimulatePayload,
  StateOverrides,
} from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import type { CallOutcome, EstimateOutcome, FeeMarket, ForkSchedule } from '../chain/state.js';
import type { AccessListEntry } from '../ethereum/transaction/transaction.js';
import type { NodeRules } from './rules/nodeRules.js';
import type { ExecutedTrace, TraceCallsRequest, TraceJobLimits, TraceTransactionsRequest } from './tracing/traceJob.js';

/** The block on whose state a job runs, and the chain's rules. */
export interface ExecutionContext {
  base: BlockSummary;
  forks: ForkSchedule;
  /** Most gas of one call, and of a whole simulation. */
  gasCap: bigint;
  maxReads: number;
  /** The chain's own precompiles (`active_static_precompiles`), lower case. */
  chainPrecompiles: Address[];
  /** Most bytes of a contract's code, and half of those of init code; null for the limits of Ethereum. */
  maxCodeBytes: number | null;
  /** The rules of the node's EVM; null or absent where the configured forks hold. */
  rules?: NodeRules | null;
  /** Calls of this address print: see `CallResult`. Null or absent where none do. */
  console?: Address | null;
  /** True where BLOCKHASH is zero for every block, simulated ones included. */
  hidesHashes?: boolean;
}

/** A call with its overrides; null where there are none. */
export interface CallRequest {
  call: CallObject;
  stateOverrides: StateOverrides | null;
  blockOverrides: BlockOverrides | null;
  /** Whether it ends with TooLongHere instead of in a worker thread. Default: false. */
  leavesLong?: boolean;
}

/** The outcome of eth_call, with the data of each call of the console. */
export interface CallResult extends CallOutcome {
  printed?: Uint8Array[];
}

/** The list that the call should declare, and the outcome of the call with it. */
export interface AccessListOutcome {
  accessList: AccessListEntry[];
  gasUsed: bigint;
  /** Why the call failed, in geth's words; empty when it did not. */
  vmError: string;
  /** Output or revert bytes; empty after any other failure. */
  returnData: Data;
}

/** A simulation of eth_simulateV1. */
export interface SimulationRequest {
  payload: SimulatePayload;
  /** Null unless the simulation validates: only then are base fees computed. */
  feeMarket: FeeMarket | null;
  /** Most bytes of the answer. */
  maxBytes: number;
}

/** Request and outcome of each kind of job. */
export interface Operations {
  call: { request: CallRequest; outcome: CallResult };
  estimateGas: { request: CallRequest; outcome: EstimateOutcome };
  createAccessList: { request: CallRequest; outcome: AccessListOutcome };
  /** The outcome is JSON: cloning and encoding megabytes would block the main thread. */
  simulate: { request: SimulationRequest; outcome: Uint8Array };
  traceCalls: { request: TraceCallsRequest & { limits: TraceJobLimits }; outcome: ExecutedTrace[] };
  traceTransactions: { request: TraceTransactionsRequest & { limits: TraceJobLimits }; outcome: ExecutedTrace[] };
}

/** Selects the executing function and the types of request and outcome. */
export type OperationName = keyof Operations;

/** The outcome of a job. */
export type Outcome = Operations[OperationName]['outcome'];

/** One execution, which can be posted to a worker thread. */
export type Job = {
  [K in OperationName]: { operation: K; context: ExecutionContext; request: Operations[K]['request'] };
}[OperationName];
