import type { Address } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import { encodeData, encodeQuantity, NO_BYTES } from '../../evm/hex.js';
import { CallTracer, type CallFrame } from './callTracer.js';
import { traceBytes } from './traceBytes.js';
import type { TraceSize } from './traceLimits.js';
import type { Frame, FrameEnd, TracedTransaction, TraceEnd, Tracer } from './tracer.js';

/** `tracerConfig` of the request, with go-ethereum's names and defaults filled in. */
export interface FlatCallTracerOptions {
  convertParityErrors: boolean;
  includePrecompiles: boolean;
}

/** Parity's words for go-ethereum's errors; errors that are missing here stay as they are. */
const PARITY_ERRORS: ReadonlyMap<string, string> = new Map([
  ['contract creation code storage out of gas', 'Out of gas'],
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

/** `flatCallTracer`: the tree of calls as a list, in the JSON that Parity introduced and go-ethereum adopted. */
export class FlatCallTracer implements Tracer {
  readonly #calls: CallTracer;
  #transaction: TracedTransaction | null = null;
  readonly #options: FlatCallTracerOptions;
  readonly #precompiles: ReadonlySet<Address>;

  constructor(options: FlatCallTracerOptions, precompiles: ReadonlySet<Address>, size: TraceSize) {
    this.#options = options;
    this.#precompiles = precompiles;
    this.#calls = new CallTracer({ onlyTopCall: false, withLog: false }, size);
  }

  start(transaction: TracedTransaction): void {
    this.#transaction = transaction;
    this.#calls.start(transaction);
  }

  /** Every call in this trace has a value, if only zero. */
  enter(frame: Frame): void {
    this.#calls.enter({ ...frame, value: frame.value ?? 0n });
  }

  exit(end: FrameEnd): void {
    this.#calls.exit(end);
    if (this.#options.includePrecompiles) return;
    const siblings = this.#calls.current?.calls;
    const last = siblings?.at(-1);
    if (last === undefined || (last.type !== 'CALL' && last.type !== 'STATICCALL')) return;
    if (last.to !== null && this.#precompiles.has(last.to)) siblings?.pop();
  }

  end(end: TraceEnd): void {
    this.#calls.end(end);
  }

  result(): Uint8Array {
    const { root } = this.#calls;
    return traceBytes(root === null ? [] : this.#flatten(root, []));
  }

  #flatten(frame: CallFrame, traceAddress: number[]): object[] {
    const transaction = this.#transaction;
    const error = this.#options.convertParityErrors
      ? (PARITY_ERRORS.get(frame.error) ?? parityError(frame.error))
      : frame.error;
    const flat = {
      action: actionOf(frame),
      blockHash: transaction?.blockHash ?? null,
      blockNumber: Number(transaction?.blockNumber ?? 0n),
      ...(error !== '' && { error }),
      ...resultOf(frame),
      subtraces: frame.calls.length,
      traceAddress,
      transactionHash: transaction?.transactionHash ?? null,
      transactionPosition: transaction?.transactionIndex ?? 0,
      type: kindOf(frame),
    };
    return [flat, ...frame.calls.flatMap((call, index) => this.#flatten(call, [...traceAddress, index]))];
  }
}

function parityError(error: string): string {
  if (error.startsWith('invalid opcode')) return 'Bad instruction';
  return error.startsWith('stack underflow') ? 'Stack underflow' : error;
}

function kindOf({ type }: CallFrame): string {
  if (type === 'SELFDESTRUCT') return 'suicide';
  return type === 'CREATE' || type === 'CREATE2' ? 'create' : 'call';
}

function actionOf({ type, from, to, gas, input, value }: CallFrame): object {
  const amount = encodeQuantity(value ?? 0n);
  if (type === 'SELFDESTRUCT') return { address: from, balance: amount, refundAddress: to };
  if (type === 'CREATE' || type === 'CREATE2') {
    const creationMethod = type.toLowerCase();
    return { creationMethod, from, gas: encodeQuantity(gas), init: encodeData(input), value: amount };
  }
  const callType = type.toLowerCase();
  return { callType, from, gas: encodeQuantity(gas), input: encodeData(input), to, value: amount };
}

/** A failed call has no result, except for a revert, which has its output. */
function resultOf({ type, to, gasUsed, output, error }: CallFrame): object {
  if (type === 'SELFDESTRUCT' || (error !== '' && error !== GETH_MESSAGES.executionReverted)) return {};
  const used = encodeQuantity(gasUsed);
  const bytes = encodeData(output ?? NO_BYTES);
  if (type !== 'CREATE' && type !== 'CREATE2') return { result: { gasUsed: used, output: bytes } };
  return { result: { ...(to !== null && { address: to }), code: bytes, gasUsed: used } };
}
