import type { Address } from '../../../../generated/types.js';
import { encodeData, fromHex, NO_BYTES, normalizeAddress, storageSlot, toHex } from '../../../ethereum/hex.js';
import { contractAddress } from '../../../ethereum/receipt.js';
import { create2Address } from '../events/operands.js';
import { type Deadline, TraceFailed } from '../traceLimits.js';
import { opcodeName, REVERT, stackItemsOfChange } from '../opcodes.js';
import type { Frame, FrameEnd, LiveState, Step, TracedTransaction, TraceEnd, Tracer } from '../tracer.js';
import { API_SOURCE } from './apiSource.js';
import { BIG_INT_SOURCE } from './bigIntSource.js';
import { Sandbox, type SandboxError } from './sandbox.js';

/** A tracer as a client sends it. */
export interface JavaScriptTracerOptions {
  /** A JavaScript expression whose value is the tracer object. */
  code: string;
  /** `tracerConfig` as JSON text. */
  config: string;
}

const OPCODE_NAMES = JSON.stringify(Array.from({ length: 256 }, (_, opcode) => opcodeName(opcode)));
const LIBRARIES = `const opcodeNames = ${OPCODE_NAMES};${BIG_INT_SOURCE}${API_SOURCE}`;

const MAX_CODE_LENGTH = 256 * 1024;
const BATCH_EVENTS = 256;
/** Zeros that a tracer may read beyond the end of memory, as in go-ethereum. */
const MAX_PADDING_BYTES = 1024 * 1024;
/** Items from the top of the stack that are a part of each step; the sandbox fetches the others. */
const NEAR_ITEMS = 6;
/** Longest time of one call of the sandbox, which blocks all other work. */
const MAX_CALL_MS = 1000;

/** A client's tracer with go-ethereum's interface, in a sandbox that gets the events of the execution in batches. */
export class JavaScriptTracer implements Tracer {
  #batch: string[] = [];
  /** The steps of the batch by their index: the sandbox fetches parts of them. */
  readonly #steps = new Map<number, Step>();
  #queuedFrame: Frame | null = null;
  #wantsSteps = false;
  #state: LiveState | null = null;
  #trace = 'null';
  readonly #precompiles: ReadonlySet<Address>;
  readonly #deadline: Deadline;

  private constructor(precompiles: ReadonlySet<Address>, deadline: Deadline) {
    this.#precompiles = precompiles;
    this.#deadline = deadline;
  }

  #sandbox!: Sandbox;

  /** Throws TraceFailed when the code is not a tracer. */
  static async create(
    { code, config }: JavaScriptTracerOptions,
    precompiles: ReadonlySet<Address>,
    deadline: Deadline,
  ): Promise<JavaScriptTracer> {
    if (code.length > MAX_CODE_LENGTH) throw new TraceFailed(`tracer of more than ${MAX_CODE_LENGTH} characters`);
    const tracer = new JavaScriptTracer(precompiles, deadline);
    tracer.#sandbox = await Sandbox.create((name, args) => tracer.#serve(name, args));
    try {
      tracer.#load(code, config);
      return tracer;
    } catch (error) {
      tracer.dispose();
      throw error;
    }
  }

  start(transaction: TracedTransaction, state: LiveState): void {
    this.#state = state;
    const { gas, gasPrice, intrinsicGas, blockNumber, coinbase, blockHash, transactionHash, transactionIndex } =
      transaction;
    this.#queue({
      kind: 'context',
      block: Number(blockNumber),
      coinbase,
      gas: Number(gas),
      gasPrice: gasPrice.toString(16),
      intrinsicGas: Number(intrinsicGas),
      ...(blockHash !== null && { blockHash }),
      ...(transactionHash !== null && { txHash: transactionHash, txIndex: transactionIndex }),
    });
  }

  enter(frame: Frame): void {
    const { type, depth, from, to, gas } = frame;
    const input = encodeData(frame.input);
    const value = frame.value === null ? null : frame.value.toString(16);
    if (depth === 0) return this.#queue({ kind: 'context', type, from, to, input, value: value ?? '0' });
    this.#queue({ kind: 'enter', type, from, to, input, gas: Number(gas), value });
  }

  exit({ depth, output, gasUsed, error }: FrameEnd): void {
    const used = Number(gasUsed);
    const bytes = encodeData(output);
    if (depth > 0) return this.#queue({ kind: 'exit', output: bytes, gasUsed: used, error });
    this.#queue({ kind: 'context', output: bytes, gasUsed: used, ...(error !== '' && { error }) });
  }

  step(step: Step): void {
    if (!this.#wantsSteps) return;
    this.#queueContract(step);
    this.#push(this.#encodeStep(step, step.error));
    // `db` reads the current state, so queued events must reach the tracer before it changes.
    if (stackItemsOfChange(step.opcode) !== undefined || step.opcode === REVERT) this.#flush();
  }

  fault(step: Step, error: string): void {
    this.#queueContract(step);
    this.#push(`{"kind":"fault","step":${this.#encodeStep(step, error)}}`);
  }

  end({ gasUsed }: TraceEnd): void {
    this.#queue({ kind: 'context', gasUsed: Number(gasUsed) });
    this.#flush();
    this.#trace = this.#call('result', '');
  }

  result(): Uint8Array {
    return new TextEncoder().encode(this.#trace);
  }

  dispose(): void {
    this.#sandbox.dispose();
  }

  #load(code: string, config: string): void {
    // The tracer is an expression; a line comment at its end must not hide the bracket.
    const source = `(${code}\n)`;
    const libraries = this.#sandbox.evaluate(LIBRARIES, MAX_CALL_MS);
    if ('error' in libraries) throw new TraceFailed(describeError(libraries.error));
    const call = `engine.load(${source}, ${JSON.stringify(config === '' ? '{}' : config)})`;
    const loaded = this.#sandbox.evaluate(call, this.#callTimeoutMs());
    if ('error' in loaded) throw new TraceFailed(describeError(loaded.error));
    this.#wantsSteps = loaded.text === 'steps';
  }

  /** Fields are in the order of `apiSource.ts`. Keeps the step while the sandbox may fetch from it. */
  #encodeStep(step: Step, error: string): string {
    const { pc, opcode, gas, cost, depth, stack, memory, refund } = step;
    const at = this.#batch.length;
    this.#steps.set(at, step);
    let text = `[${at},${pc},${opcode},${gas},${cost},${depth},${refund},${JSON.stringify(error)},${stack.length},${memory.length}`;
    for (let index = 1; index <= NEAR_ITEMS && index <= stack.length; index++)
      text += `,"${stack.at(-index)?.toString(16)}"`;
    return `${text}]`;
  }

  #queueContract({ frame, depth, address }: Step): void {
    if (frame === this.#queuedFrame) return;
    this.#queuedFrame = frame;
    const value = (frame.value ?? 0n).toString(16);
    this.#queue({ kind: 'contract', depth, caller: frame.from, address, value, input: encodeData(frame.input) });
  }

  #queue(event: object): void {
    this.#push(JSON.stringify(event));
  }

  #push(event: string): void {
    this.#batch.push(event);
    if (this.#batch.length >= BATCH_EVENTS) this.#flush();
  }

  #flush(): void {
    if (this.#batch.length === 0) return;
    const batch = `[${this.#batch.join(',')}]`;
    this.#batch = [];
    this.#call('run', batch);
    this.#steps.clear();
  }

  #call(method: 'run' | 'result', argument: string): string {
    const returned = this.#sandbox.call('engine', method, argument, this.#callTimeoutMs());
    if ('text' in returned) return returned.text;
    const doing = this.#sandbox.evaluate('engine.doing()', MAX_CALL_MS);
    const where = 'text' in doing ? doing.text : method;
    throw new TraceFailed(`${describeError(returned.error)}    in server-side tracer function '${where}'`);
  }

  #callTimeoutMs(): number {
    this.#deadline.check();
    return Math.min(MAX_CALL_MS, this.#deadline.leftMs);
  }

  /** The `host` function of the sandbox: all values are text, bytes are hex without 0x. */
  #serve(name: string, args: string[]): string {
    const [first = '', second = '', third = ''] = args;
    // `apiSource.ts` makes 40 digits of an address.
    const address = normalizeAddress(`0x${first}`);
    switch (name) {
      case 'balance':
        return (this.#state?.account(address)?.balance ?? 0n).toString(16);
      case 'nonce':
        return (this.#state?.account(address)?.nonce ?? 0n).toString();
      case 'code':
        return toHex(this.#state?.code(address) ?? NO_BYTES);
      case 'state':
        return this.#state?.storage(address, storageSlot(`0x${second}`)).slice(2) ?? '';
      case 'exists':
        return this.#state !== null && this.#state.account(address) !== null ? 'yes' : '';
      case 'peek':
        return (this.#steps.get(Number(first))?.stack.at(-1 - Number(second)) ?? 0n).toString(16);
      case 'memory':
        return this.#memory(Number(first), Number(second), Number(third));
      case 'precompile':
        return this.#precompiles.has(address) ? 'yes' : '';
      case 'contract':
        return contractAddress(address, BigInt.asUintN(64, BigInt(/^\d+$/.test(second) ? second : 0)));
      case 'contract2':
        return create2Address(address, fromHex(second), fromHex(third));
      default:
        return '';
    }
  }

  #memory(stepId: number, begin: number, end: number): string {
    const memory = this.#steps.get(stepId)?.memory ?? NO_BYTES;
    if (!(begin >= 0 && end >= begin && end <= memory.length + MAX_PADDING_BYTES))
      throw new RangeError('no such memory');
    return toHex(memory.subarray(begin, end)).padEnd((end - begin) * 2, '0');
  }
}

/** The error in go-ethereum's words where it has them: an unknown tracer's name is an undefined variable. */
function describeError({ name, message }: SandboxError): string {
  if (message === 'interrupted') return 'execution timeout';
  const undefinedName = /^'(\w+)' is not defined$/.exec(message);
  if (undefinedName !== null) return `ReferenceError: ${undefinedName[1]} is not defined at <eval>:1:1(0)`;
  return name === '' || name === 'Error' ? message : `${name}: ${message}`;
}
