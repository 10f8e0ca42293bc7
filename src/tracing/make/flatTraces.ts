/** The call tree as a list, in OpenEthereum's JSON. flatCallTracer and the methods of `trace_` share it. */
import type { Address, Data, Hash, Quantity } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { encodeData, encodeQuantity, NO_BYTES } from '../../ethereum/hex.js';

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

/** The needed fields of a frame of `callTracer`, with the calls that it made. */
export interface CallTrace {
  type: FrameType;
  from: Address;
  /** Missing for a creation that failed. */
  to?: Address;
  gas: Quantity;
  gasUsed: Quantity;
  input: Data;
  /** Missing when it is empty, and for failures other than a revert. */
  output?: Data;
  /** In geth's words; missing on success. */
  error?: string;
  /** Missing for STATICCALL, and for DELEGATECALL in older nodes. */
  value?: Quantity;
  calls?: CallTrace[];
}

/** How frames are shown. */
export interface FlatOptions {
  /** OpenEthereum's words for errors instead of geth's. */
  parityErrors: boolean;
  /** Calls of these accounts are omitted, unless the transaction itself is one. */
  precompiles: ReadonlySet<Address>;
}

/** One frame. `error` is empty on success; `result` is null for a selfdestruct and most failures. */
export interface FlatTrace {
  action: object;
  error: string;
  result: object | null;
  subtraces: number;
  /** For each depth, the index of the frame among the calls of its caller. Empty for the transaction's own frame. */
  traceAddress: number[];
  type: 'call' | 'create' | 'suicide';
}

/** OpenEthereum's words for geth's errors; other errors stay as they are. */
const PARITY_ERRORS: ReadonlyMap<string, string> = new Map([
  [GETH_MESSAGES.codeStoreOutOfGas, 'Out of gas'],
  [GETH_MESSAGES.outOfGas, 'Out of gas'],
  ['gas uint64 overflow', 'Out of gas'],
  ['max code size exceeded', 'Out of gas'],
  ['invalid jump destination', 'Bad jump destination'],
  [GETH_MESSAGES.executionReverted, 'Reverted'],
  ['return data out of bounds', 'Out of bounds'],
  ['stack limit reached 1024 (1023)', 'Out of stack'],
  ['precompiled failed', 'Built-in failed'],
  ['invalid input length', 'Built-in failed'],
]);

/** The same for the beginnings of errors. */
const ERROR_PREFIXES = [
  [`${GETH_MESSAGES.outOfGas}:`, 'Out of gas'],
  ['invalid opcode:', 'Bad instruction'],
  ['stack underflow', 'Stack underflow'],
] as const;

interface Waiting {
  frame: CallTrace;
  traceAddress: number[];
  /** Value of the caller, which DELEGATECALL passes on. */
  callerValue: Quantity;
}

const ZERO = encodeQuantity(0n);
const NO_DATA = encodeData(NO_BYTES);

/** The frames in the order of their beginnings. */
export function* flatTraces(root: CallTrace, options: FlatOptions): Generator<FlatTrace> {
  // No recursion, because frames nest a thousand deep.
  const waiting: Waiting[] = [{ frame: root, traceAddress: [], callerValue: ZERO }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { frame, traceAddress, callerValue } = next;
    const calls = (frame.calls ?? []).filter((call) => !isHidden(call, options.precompiles));
    const error = frame.error ?? '';
    const value = frame.value ?? (frame.type === 'DELEGATECALL' ? callerValue : ZERO);
    yield {
      action: actionOf(frame, value),
      error: options.parityErrors ? parityError(error) : error,
      result: resultOf(frame, error),
      subtraces: calls.length,
      traceAddress,
      type: kindOf(frame),
    };
    for (let index = calls.length - 1; index >= 0; index--) {
      const call = calls[index];
      if (call === undefined) continue;
      waiting.push({ frame: call, traceAddress: [...traceAddress, index], callerValue: value });
    }
  }
}

/** The place of a transaction in the chain; null for a call. */
export interface TracedPlace {
  blockHash: Hash | null;
  blockNumber: number;
  transactionHash: Hash | null;
  transactionPosition: number;
}

/** A frame as flatCallTracer shows it, in go-ethereum's order of fields. */
export function placedTrace(trace: FlatTrace, place: TracedPlace): object {
  const { action, error, result, subtraces, traceAddress, type } = trace;
  const { blockHash, blockNumber, transactionHash, transactionPosition } = place;
  return {
    ...{ action, blockHash, blockNumber, ...(error !== '' && { error }), ...(result !== null && { result }) },
    ...{ subtraces, traceAddress, transactionHash, transactionPosition, type },
  };
}

/** As geth does, omits calls of precompiles by CALL and STATICCALL, but not by DELEGATECALL and CALLCODE. */
function isHidden({ type, to }: CallTrace, precompiles: ReadonlySet<Address>): boolean {
  return (type === 'CALL' || type === 'STATICCALL') && to !== undefined && precompiles.has(to);
}

function parityError(error: string): string {
  const known = PARITY_ERRORS.get(error);
  if (known !== undefined) return known;
  return ERROR_PREFIXES.find(([prefix]) => error.startsWith(prefix))?.[1] ?? error;
}

function kindOf({ type }: CallTrace): FlatTrace['type'] {
  if (type === 'SELFDESTRUCT') return 'suicide';
  return isCreation(type) ? 'create' : 'call';
}

function isCreation(type: FrameType): boolean {
  return type === 'CREATE' || type === 'CREATE2';
}

function actionOf({ type, from, to, gas, input }: CallTrace, value: Quantity): object {
  if (type === 'SELFDESTRUCT') return { address: from, balance: value, refundAddress: to };
  if (isCreation(type)) return { creationMethod: type.toLowerCase(), from, gas, init: input, value };
  return { callType: type.toLowerCase(), from, gas, input, to, value };
}

/** A failed frame has no result, except for a revert, which has its output. */
function resultOf({ type, to, gasUsed, output = NO_DATA }: CallTrace, error: string): object | null {
  if (type === 'SELFDESTRUCT' || (error !== '' && error !== GETH_MESSAGES.executionReverted)) return null;
  if (!isCreation(type)) return { gasUsed, output };
  return { ...(to !== undefined && { address: to }), code: output, gasUsed };
}
