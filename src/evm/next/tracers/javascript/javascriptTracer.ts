import type { Address, Bytes32, Hash } from '../../../../../generated/types.js';
import {
  bigIntToBytes,
  encodeAddress,
  encodeData,
  encodeWord,
  fromHex,
  normalizeAddress,
  storageSlot,
  toHex,
} from '../../../../ethereum/hex.js';
import { contractAddress } from '../../../../ethereum/receipt.js';
import { keccak } from '../../../../ethereum/keccak.js';
import { API_SOURCE } from '../../../../execution/tracers/javascript/apiSource.js';
import { BIG_INT_SOURCE } from '../../../../execution/tracers/javascript/bigIntSource.js';
import { Sandbox, type SandboxError } from '../../../../execution/tracers/javascript/sandbox.js';
import * as OP from '../../../../execution/tracers/opcodes.js';
import { type Deadline, TraceFailed } from '../../../../execution/tracers/traceLimits.js';
import { exists, ValuesMissing, type Machine } from '../../../machine.js';
import type { WireReader } from '../../../wire.js';
import { readFrame, readFrameEnd, readStep, RECORD, type Frame, type FrameEnd, type Step } from './records.js';

/** A tracer as a client sends it. */
export interface JavaScriptTracerOptions {
  /** A JavaScript expression whose value is the tracer object. */
  code: string;
  /** `tracerConfig` as JSON text. */
  config: string;
}

/** The transaction or call that is traced, as the tracer's context shows it. */
export interface ScriptContext {
  gas: bigint;
  /** Effective, wei. */
  gasPrice: bigint;
  /** Gas that is charged before the first instruction. */
  intrinsicGas: bigint;
  blockNumber: bigint;
  coinbase: Address;
  blockHash: Hash | null;
  /** Null for a call. */
  transactionHash: Hash | null;
  transactionIndex: number;
}

/** The state as the tracer reads it. */
export type ReadableState = Pick<Machine, 'account' | 'codeAt' | 'storageAt'>;

/** The parts of a tracer besides its code. */
export interface ScriptParts {
  state: ReadableState;
  isPrecompile: (address: Address) => boolean;
  deadline: Deadline;
}

const OPCODE_NAMES = JSON.stringify(Array.from({ length: 256 }, (_, opcode) => OP.opcodeName(opcode)));
const LIBRARIES = `const opcodeNames = ${OPCODE_NAMES};${BIG_INT_SOURCE}${API_SOURCE}`;

const MAX_CODE_LENGTH = 256 * 1024;
const BATCH_EVENTS = 256;
/** Zeros that a tracer may read beyond the end of memory, as in go-ethereum. */
const MAX_PADDING_BYTES = 1024 * 1024;
/** Items from the top of the stack that are a part of each step; the sandbox fetches the others. */
const NEAR_ITEMS = 6;
const ITEM_BYTES = 32;
/** Longest time of one call of the sandbox, which blocks all other work. */
const MAX_CALL_MS = 1000;

/** Instructions that change memory: MSTORE, MSTORE8 and those that copy. */
const CHANGES_MEMORY: ReadonlySet<number> = new Set([0x52, 0x53, 0x37, 0x39, OP.EXTCODECOPY, 0x3e, 0x5e]);

/** A client's tracer with go-ethereum's interface, in a sandbox that gets the events of the execution in batches. */
export class JavaScriptTracer {
  #batch: string[] = [];
  /** The steps of the batch by their index: the sandbox fetches parts of them. All are of one frame and one memory. */
  readonly #steps = new Map<number, { memoryLength: number; stack: Buffer }>();
  #memoryAt = 0;
  #memory: () => Buffer = () => Buffer.alloc(0);
  /** Open frames. */
  readonly #frames: Frame[] = [];
  #queuedFrame: Frame | null = null;
  #isMissing = false;
  #wantsSteps = false;
  #trace = 'null';
  readonly #sandbox: Sandbox;
  readonly #parts: ScriptParts;

  /** Throws TraceFailed when the code is not a tracer. A sandbox must have been prepared. */
  constructor({ code, config }: JavaScriptTracerOptions, parts: ScriptParts) {
    if (code.length > MAX_CODE_LENGTH) throw new TraceFailed(`tracer of more than ${MAX_CODE_LENGTH} characters`);
    this.#parts = parts;
    this.#sandbox = Sandbox.take((name, args) => this.#serve(name, args));
    try {
      this.#load(code, config);
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  /** Whether it has a function for instructions. */
  get wantsSteps(): boolean {
    return this.#wantsSteps;
  }

  start(context: ScriptContext): void {
    const { gas, gasPrice, intrinsicGas, blockNumber, coinbase, blockHash, transactionHash, transactionIndex } =
      context;
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

  /** Passes on what the engine says. False where a value that it read is missing. Throws TraceFailed. */
  hear(record: WireReader, memory: () => Buffer): boolean {
    this.#memory = memory;
    this.#isMissing = false;
    switch (record.u8()) {
      case RECORD.enter:
        this.#enter(readFrame(record));
        break;
      case RECORD.exit:
        this.#exit(readFrameEnd(record));
        break;
      case RECORD.step:
        this.#step(readStep(record));
        break;
      case RECORD.fault:
        this.#fault(readStep(record));
        break;
      default:
        this.#end(record.u64());
    }
    return !this.#isMissing;
  }

  /** The trace as JSON in UTF-8, after the end. */
  get trace(): Uint8Array {
    return Buffer.from(this.#trace);
  }

  dispose(): void {
    this.#sandbox.dispose();
  }

  #enter(frame: Frame): void {
    const { type, depth, from, to, gas } = frame;
    this.#frames.length = depth;
    this.#frames.push(frame);
    const input = encodeData(frame.input);
    const value = frame.value === null ? null : frame.value.toString(16);
    if (depth === 0) return this.#queue({ kind: 'context', type, from, to, input, value: value ?? '0' });
    this.#queue({ kind: 'enter', type, from, to, input, gas: Number(gas), value });
  }

  #exit({ depth, output, gasUsed, error }: FrameEnd): void {
    this.#frames.length = depth;
    const used = Number(gasUsed);
    const bytes = encodeData(output);
    if (depth > 0) return this.#queue({ kind: 'exit', output: bytes, gasUsed: used, error });
    this.#queue({ kind: 'context', output: bytes, gasUsed: used, ...(error !== '' && { error }) });
  }

  /** `db` reads the current state and memory is the current one, so what is queued is told before they change. */
  #step(step: Step): void {
    this.#queueContract(step);
    this.#push(this.#encodeStep(step));
    const { opcode, error } = step;
    const changes = OP.stackItemsOfChange(opcode) !== undefined || CHANGES_MEMORY.has(opcode);
    const ends = opcode === OP.STOP || opcode === OP.RETURN || opcode === OP.REVERT || error !== '';
    if (changes || ends) this.#flush();
  }

  #fault(step: Step): void {
    this.#queueContract(step);
    this.#push(`{"kind":"fault","step":${this.#encodeStep(step)}}`);
    this.#flush();
  }

  #end(gasUsed: bigint): void {
    this.#queue({ kind: 'context', gasUsed: Number(gasUsed) });
    this.#flush();
    this.#trace = this.#call('result', '');
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

  /** Fields are in the order of `apiSource.ts`. Keeps what the sandbox may fetch. */
  #encodeStep({ pc, opcode, gas, cost, depth, refund, error, ...places }: Step): string {
    const { stackAt, stackLength, memoryAt, memoryLength } = places;
    const at = this.#batch.length;
    const items = this.#memory().subarray(stackAt, stackAt + stackLength * ITEM_BYTES);
    const stack = stackLength > NEAR_ITEMS ? Buffer.from(items) : items;
    this.#steps.set(at, { memoryLength, stack });
    this.#memoryAt = memoryAt;
    let text = `[${at},${pc},${opcode},${gas},${cost},${depth},${refund},${JSON.stringify(error)},${stackLength},${memoryLength}`;
    for (let index = 0; index < NEAR_ITEMS && index < stackLength; index++) text += `,"${itemOf(stack, index)}"`;
    return `${text}]`;
  }

  #queueContract({ depth, address }: Step): void {
    const frame = this.#frames[depth - 1];
    if (frame === undefined || frame === this.#queuedFrame) return;
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
    const { deadline } = this.#parts;
    deadline.check();
    return Math.min(MAX_CALL_MS, deadline.leftMs);
  }

  /** The `host` function of the sandbox: all values are text, bytes are hex without 0x. */
  #serve(name: string, args: string[]): string {
    const [first = '', second = '', third = ''] = args;
    // `apiSource.ts` makes 40 digits of an address.
    const address = normalizeAddress(`0x${first}`);
    switch (name) {
      case 'peek':
        return itemOf(this.#steps.get(Number(first))?.stack ?? Buffer.alloc(0), Number(second));
      case 'memory':
        return this.#memoryOf(Number(first), Number(second), Number(third));
      case 'precompile':
        return this.#parts.isPrecompile(address) ? 'yes' : '';
      case 'contract':
        return contractAddress(address, BigInt.asUintN(64, BigInt(/^\d+$/.test(second) ? second : 0)));
      case 'contract2':
        return encodeAddress(keccak(fromHex(`ff${first}${second}${toHex(keccak(fromHex(third)))}`)).subarray(12));
      default:
        return this.#read(name, address, second);
    }
  }

  /** A part of the state; zero where it is missing. */
  #read(name: string, address: Address, slot: string): string {
    const { state } = this.#parts;
    try {
      switch (name) {
        case 'balance':
          return state.account(address).balance.toString(16);
        case 'nonce':
          return state.account(address).nonce.toString();
        case 'code':
          return toHex(state.codeAt(address));
        case 'state':
          return encodeWord(state.storageAt(address, storageSlot(`0x${slot}`))).slice(2);
        default:
          return name === 'exists' && exists(state.account(address)) ? 'yes' : '';
      }
    } catch (error) {
      if (!(error instanceof ValuesMissing)) throw error;
      this.#isMissing = true;
      return name === 'code' || name === 'exists' ? '' : '0'.repeat(64);
    }
  }

  #memoryOf(stepId: number, begin: number, end: number): string {
    const length = this.#steps.get(stepId)?.memoryLength ?? 0;
    if (!(begin >= 0 && end >= begin && end <= length + MAX_PADDING_BYTES)) throw new RangeError('no such memory');
    const known = this.#memory().subarray(
      this.#memoryAt + Math.min(begin, length),
      this.#memoryAt + Math.min(end, length),
    );
    return toHex(known).padEnd((end - begin) * 2, '0');
  }
}

/** An item of a stack in little-endian order as hex digits without leading zeros. */
function itemOf(stack: Buffer, fromTop: number): string {
  const end = stack.length - fromTop * ITEM_BYTES;
  if (!(end >= ITEM_BYTES)) return '0';
  const digits = Buffer.from(stack.subarray(end - ITEM_BYTES, end)).reverse().toString('hex');
  return digits.replace(/^0+(?=.)/, '');
}

/** The error in go-ethereum's words where it has them: an unknown tracer's name is an undefined variable. */
function describeError({ name, message }: SandboxError): string {
  if (message === 'interrupted') return 'execution timeout';
  const undefinedName = /^'(\w+)' is not defined$/.exec(message);
  if (undefinedName !== null) return `ReferenceError: ${undefinedName[1]} is not defined at <eval>:1:1(0)`;
  return name === '' || name === 'Error' ? message : `${name}: ${message}`;
}
