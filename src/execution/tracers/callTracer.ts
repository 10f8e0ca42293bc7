import type { Address, Bytes32 } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { encodeData, encodeQuantity } from '../../ethereum/hex.js';
import { revertReason } from '../../ethereum/revertReason.js';
import type { CallTrace } from './flatTraces.js';
import { traceBytes } from './traceBytes.js';
import { TraceFailed, type TraceSize } from './traceLimits.js';
import type {
  EmittedLog,
  Frame,
  FrameEnd,
  FrameType,
  LiveState,
  TracedTransaction,
  TraceEnd,
  Tracer,
} from './tracer.js';

/** `tracerConfig` of the request, with go-ethereum's names and defaults filled in. */
export interface CallTracerOptions {
  onlyTopCall: boolean;
  withLog: boolean;
  /** Whether a transaction that failed before its first frame has a trace. */
  showsFrameless?: boolean;
}

/** A frame with the calls that it made. */
export interface CallFrame {
  type: FrameType;
  from: Address;
  /** Null for a creation that failed. */
  to: Address | null;
  gas: bigint;
  gasUsed: bigint;
  input: Uint8Array;
  /** Null when the trace shows no output. */
  output: Uint8Array | null;
  error: string;
  value: bigint | null;
  calls: CallFrame[];
  logs: CallLog[];
}

interface CallLog {
  address: Address;
  topics: Bytes32[];
  data: Uint8Array;
  position: number;
}

const NOTHING_DONE = { gasUsed: 0n, output: null, error: '' };

/** `callTracer`: the tree of calls, in go-ethereum's JSON and order of fields. */
export class CallTracer implements Tracer {
  readonly #stack: CallFrame[] = [];
  #top: CallFrame | null = null;
  protected transaction: TracedTransaction | null = null;
  readonly #options: CallTracerOptions;
  protected readonly size: TraceSize;

  constructor(options: CallTracerOptions, size: TraceSize) {
    this.#options = options;
    this.size = size;
  }

  start(transaction: TracedTransaction, _state: LiveState): void {
    this.transaction = transaction;
  }

  enter({ type, from, to, input, gas, value, depth }: Frame): void {
    if (this.#options.onlyTopCall && depth > 0) return;
    this.size.add(300 + input.length * 2);
    const shownGas = depth === 0 ? (this.transaction?.gas ?? 0n) : gas;
    const frame = { ...NOTHING_DONE, type, from, to, gas: shownGas, input, value, calls: [], logs: [] };
    this.#stack.at(-1)?.calls.push(frame);
    this.#stack.push(frame);
    this.#top ??= frame;
  }

  exit({ depth, output, gasUsed, error }: FrameEnd): void {
    if (this.#options.onlyTopCall && depth > 0) return;
    const frame = this.#stack.pop();
    if (frame === undefined) return;
    this.size.add(output.length * 2);
    frame.gasUsed = gasUsed;
    frame.error = error;
    if (error === '' || (error === GETH_MESSAGES.executionReverted && output.length > 0)) frame.output = output;
    if (error !== '' && (frame.type === 'CREATE' || frame.type === 'CREATE2')) frame.to = null;
  }

  log({ depth, address, topics, data }: EmittedLog): void {
    const frame = this.#stack.at(-1);
    if (!this.#options.withLog || frame === undefined || (this.#options.onlyTopCall && depth > 0)) return;
    this.size.add(400 + data.length * 2);
    frame.logs.push({ address, topics, data, position: frame.calls.length });
  }

  end({ gasUsed, error }: TraceEnd): void {
    if (this.#options.showsFrameless === true && error !== '') this.#top ??= this.#refusedFrame(error);
    if (this.#top === null) return;
    this.#top.gasUsed = gasUsed;
    clearFailedLogs(this.#top, false);
  }

  result(): Uint8Array {
    // For example, the chain's permissions refused a creation.
    if (this.trace === null) throw new TraceFailed(GETH_MESSAGES.noTopLevelCall);
    return traceBytes(this.trace);
  }

  #refusedFrame(error: string): CallFrame | null {
    if (this.transaction === null) return null;
    const { from, to, gas, input, value } = this.transaction;
    const type = to === null ? 'CREATE' : 'CALL';
    return { ...NOTHING_DONE, type, from, to, gas, input, error, value, calls: [], logs: [] };
  }

  /** The tracer's frame of the transaction; null before it begins. */
  protected get root(): CallFrame | null {
    return this.#top;
  }

  /** The innermost open frame; null when none is open. */
  protected get current(): CallFrame | null {
    return this.#stack.at(-1) ?? null;
  }

  /** `root` as the trace shows it. */
  protected get trace(): CallTrace | null {
    return this.#top === null ? null : describe(this.#top);
  }
}

function clearFailedLogs(frame: CallFrame, parentFailed: boolean): void {
  const failed = parentFailed || frame.error !== '';
  if (failed) frame.logs = [];
  for (const call of frame.calls) clearFailedLogs(call, failed);
}

function describe(frame: CallFrame): CallTrace {
  const { type, calls } = frame;
  return {
    ...describeOutcome(frame),
    ...(calls.length > 0 && { calls: calls.map(describe) }),
    ...describeLogs(frame),
    ...describeValue(frame),
    type,
  };
}

/** The fields of a frame up to its error, in go-ethereum's order. */
export function describeOutcome(frame: CallFrame): Omit<CallTrace, 'calls' | 'logs' | 'value' | 'type'> {
  const { from, to, gas, gasUsed, input, output, error } = frame;
  const reason = error === GETH_MESSAGES.executionReverted && output !== null ? revertReason(encodeData(output)) : null;
  return {
    from,
    gas: encodeQuantity(gas),
    gasUsed: encodeQuantity(gasUsed),
    ...(to !== null && { to }),
    input: encodeData(input),
    ...(output !== null && output.length > 0 && { output: encodeData(output) }),
    ...(error !== '' && { error }),
    ...(reason !== null && { revertReason: reason }),
  };
}

/** The field `logs` of a frame with logs. */
export function describeLogs({ logs }: CallFrame): { logs?: object[] } {
  return logs.length === 0 ? {} : { logs: logs.map(describeLog) };
}

/** The field `value` of a frame with a value. */
export function describeValue({ value }: CallFrame): Pick<CallTrace, 'value'> {
  return value === null ? {} : { value: encodeQuantity(value) };
}

function describeLog({ address, topics, data, position }: CallLog): object {
  return { address, topics, data: encodeData(data), position: encodeQuantity(position) };
}
