/**
 * What tracers are told of an execution, in the order and with the numbers in which go-ethereum tells its own: `executionEvents.ts` makes
 * these calls from the events of the EVM. A tracer keeps what it needs and says at the end, as JSON text, what the trace is.
 */
import type { Address, Bytes32, Hash } from '../../../generated/types.js';

export type FrameType = 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT';

/** State as the EVM sees it at this moment; all addresses and slots are lower-case hex. */
export interface LiveState {
  /** Null where there is no account. */
  account(address: Address): { balance: bigint; nonce: bigint } | null;
  code(address: Address): Uint8Array;
  storage(address: Address, slot: Bytes32): Bytes32;
}

/** The transaction or call that is traced. */
export interface TracedTransaction {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  nonce: bigint;
  /** Gas limit. */
  gas: bigint;
  /** Gas that is used up before the first instruction. */
  intrinsicGas: bigint;
  /** Effective, wei. */
  gasPrice: bigint;
  value: bigint;
  input: Uint8Array;
  /** Accounts that authorize a delegation (EIP-7702), valid or not. */
  authorities: Address[];
  blockNumber: bigint;
  coinbase: Address;
  /** Null for a call. */
  transactionHash: Hash | null;
  transactionIndex: number;
  blockHash: Hash | null;
}

/** A frame that begins. */
export interface Frame {
  type: FrameType;
  /** 0 is the transaction's own. */
  depth: number;
  from: Address;
  to: Address;
  input: Uint8Array;
  gas: bigint;
  /** Null for STATICCALL, which carries none. */
  value: bigint | null;
}

export interface FrameEnd {
  depth: number;
  output: Uint8Array;
  gasUsed: bigint;
  /** In go-ethereum's words; empty on success. */
  error: string;
}

/** An instruction before it runs. */
export interface Step {
  pc: number;
  opcode: number;
  gas: bigint;
  /** With what the instruction gives along to a call. */
  cost: bigint;
  /** What of it is given along. */
  given: bigint;
  /** 1 is the transaction's own frame. */
  depth: number;
  /** The last item is the top. */
  stack: readonly bigint[];
  memory: Uint8Array;
  /** What the last call of this frame returned. */
  returnData: Uint8Array;
  refund: bigint;
  /** Whose storage the code works on. */
  address: Address;
  frame: Frame;
  /** Why the instruction cannot begin (gas, stack); empty when it does. */
  error: string;
}

export interface EmittedLog {
  depth: number;
  address: Address;
  topics: Bytes32[];
  data: Uint8Array;
}

export interface TraceEnd {
  /** As the chain reports it to its tracers: what is billed, and 0 for a failure. */
  gasUsed: bigint;
}

/** Hooks are called one after another; an exception ends the execution. */
export interface Tracer {
  start?(transaction: TracedTransaction, state: LiveState): void;
  enter?(frame: Frame): void;
  exit?(end: FrameEnd): void;
  step?(step: Step): void;
  /** An instruction failed while it ran; `step` was told of it before. */
  fault?(step: Step, error: string): void;
  log?(log: EmittedLog): void;
  end?(end: TraceEnd): void;
  /** The trace as JSON text. */
  result(): string;
  /** Frees what is not garbage-collected. Called once, whatever happened. */
  dispose?(): void;
}
