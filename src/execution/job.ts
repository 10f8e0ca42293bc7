/** What the machine is asked: the work of a job, shared by the thread that runs it and the one that ordered it. Plain values only. */
import type {
  Address,
  BlockOverrides,
  CallObject,
  Data,
  SimulatedBlock,
  SimulatePayload,
  StateOverrides,
} from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import type { CallOutcome, EstimateOutcome, FeeMarket, ForkSchedule } from '../chain/state.js';
import type { AccessListEntry } from '../evm/transaction.js';

/** What every job needs: the block on top of which it runs, and the chain's rules. */
export interface ExecutionContext {
  base: BlockSummary;
  forks: ForkSchedule;
  /** Most gas of one call, and of a whole simulation. */
  gasCap: bigint;
  maxReads: number;
  chainPrecompiles: Address[];
}

export interface CallRequest {
  call: CallObject;
  stateOverrides: StateOverrides | null;
  blockOverrides: BlockOverrides | null;
}

export interface AccessListOutcome {
  accessList: AccessListEntry[];
  gasUsed: bigint;
  /** Why the call failed, in geth's words; empty when it did not. */
  vmError: string;
  /** The revert bytes, or no bytes. */
  returnData: Data;
}

export interface SimulationRequest {
  payload: SimulatePayload;
  /** Null unless the simulation validates: only then are base fees computed. */
  feeMarket: FeeMarket | null;
}

/** Request and outcome of each kind of job. */
export interface Operations {
  call: { request: CallRequest; outcome: CallOutcome };
  estimateGas: { request: CallRequest; outcome: EstimateOutcome };
  createAccessList: { request: CallRequest; outcome: AccessListOutcome };
  simulate: { request: SimulationRequest; outcome: SimulatedBlock[] };
}

export type OperationName = keyof Operations;

export type Job = {
  [K in OperationName]: { operation: K; context: ExecutionContext; request: Operations[K]['request'] };
}[OperationName];
