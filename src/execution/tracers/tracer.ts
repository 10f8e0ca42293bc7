/** The calls that a tracer gets, in go-ethereum's order and with its numbers; `executionEvents.ts` makes them. */
import type { Address, Bytes32, Hash } from '../../../generated/types.js';

/** The instructions that make frames. */
export const FRAME_TYPES = [
  'CALL',
  'CALLCODE',
  'DELEGATECALL',
  'STATICCALL',
  'CREATE',
  'CREATE2',
  'SELFDESTRUCT',
] as const;

/** The instruction that makes a frame; a transaction's own frame is a CALL or a CREATE. */
export type FrameType = (typeof FRAME_TYPES)[number];

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
  gas: bigint;
  /** Gas that is charged before the first instruction. */
  intrinsicGas: bigint;
  /** Effective, wei. */
  gasPrice: bigint;
  value: bigint;
  input: Uint8Array;
  /** Whether SELFDESTRUCT removes only accounts that the same transaction made (EIP-6780). */
  destroysOnlyNew: boolean;
  /** Accounts that signed an authorization (EIP-7702), valid or not. */
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
  /** Null for STATICCALL, which has none. */
  value: bigint | null;
}

/** A frame that ends. */
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
  /** Includes `forwarded`. */
  cost: bigint;
  /** The gas that the instruction forwards to a call. */
  forwarded: bigint;
  /** 1 is the transaction's own frame. */
  depth: number;
  /** The last item is the top. */
  stack: readonly bigint[];
  memory: Uint8Array;
  returnData: Uint8Array;
  refund: bigint;
  /** The account whose storage the code uses. */
  address: Address;
  frame: Frame;
  /** Why the instruction cannot begin (gas, stack), in geth's words; empty when it can. */
  error: string;
}

/** A log that code emits. */
export interface EmittedLog {
  depth: number;
  address: Address;
  topics: Bytes32[];
  data: Uint8Array;
}

/** The end of the execution. */
export interface TraceEnd {
  /** The gas that the chain reports to its tracers: the billed gas, and 0 for a failure. */
  gasUsed: bigint;
  /** Why the execution failed, in geth's words; empty when it did not. A refused first frame does not say it. */
  error: string;
}

/** Observes one execution. An exception in a hook ends the tracing without a trace. */
export interface Tracer {
  start?(transaction: TracedTransaction, state: LiveState): void;
  enter?(frame: Frame): void;
  exit?(end: FrameEnd): void;
  step?(step: Step): void;
  /** An instruction failed while it ran; `step` was called for it before. */
  fault?(step: Step, error: string): void;
  log?(log: EmittedLog): void;
  end?(end: TraceEnd): void;
  /** The trace as JSON in UTF-8, in its own buffer. */
  result(): Uint8Array;
  /** Frees what is not garbage-collected. Called once in every case. */
  dispose?(): void;
}
