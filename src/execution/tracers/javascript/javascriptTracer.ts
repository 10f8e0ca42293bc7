import type { Address, Hash } from '../../../../generated/types.js';
import { encodeAddress, encodeWord, fromHex, normalizeAddress, storageSlot, toHex } from '../../../ethereum/hex.js';
import { contractAddress } from '../../../ethereum/receipt.js';
import { keccak } from '../../../ethereum/keccak.js';
import { API_SOURCE } from './apiSource.js';
import { BIG_INT_SOURCE } from './bigIntSource.js';
import { Sandbox, type SandboxError } from './sandbox.js';
import { opcodeName } from '../opcodes.js';
import { type Deadline, TraceFailed } from '../traceLimits.js';
import { exists, ValuesMissing, type Machine } from '../../../evm/machine.js';
import type { WireReader } from '../../../evm/wire.js';

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

const OPCODE_NAMES = JSON.stringify(Array.from({ length: 256 }, (_, opcode) => opcodeName(opcode)));
const LIBRARIES = `const opcodeNames = ${OPCODE_NAMES};${BIG_INT_SOURCE}${API_SOURCE}`;

const MAX_CODE_LENGTH = 256 * 1024;
/** Zeros that a tracer may read beyond the end of memory, as in go-ethereum. */
const MAX_PADDING_BYTES = 1024 * 1024;
const ITEM_BYTES = 32;
/** Longest time of one call of the sandbox, which blocks all other work. */
const MAX_CALL_MS = 1000;

/** An instruction of a batch. Places are in the engine's memory. */
interface KeptStep {
  /** Of its first item; the last is the top. Items are in little-endian order. */
  stackAt: number;
  /** Items, where the stack has more than a batch shows. */
  items: number;
  memoryBytes: number;
}

/** A client's tracer with go-ethereum's interface, in a sandbox that gets the events of the execution in batches. */
export class JavaScriptTracer {
  /** The instructions of the batch by their event: the sandbox fetches parts of them. */
  #steps = new Map<number, KeptStep>();
  #memoryAt = 0;
  #memory: () => Buffer = () => Buffer.alloc(0);
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
    const event = {
      kind: 'context',
      block: Number(blockNumber),
      coinbase,
      gas: Number(gas),
      gasPrice: gasPrice.toString(16),
      intrinsicGas: Number(intrinsicGas),
      ...(blockHash !== null && { blockHash }),
      ...(transactionHash !== null && { txHash: transactionHash, txIndex: transactionIndex }),
    };
    this.#call('run', JSON.stringify([event]));
  }

  /**
   * Passes on a record of the engine (`engine/src/trace/script.rs`). False where a value that it read is missing.
   * Throws TraceFailed.
   */
  hear(record: WireReader, memory: () => Buffer): boolean {
    this.#memory = memory;
    this.#isMissing = false;
    if (record.flag()) {
      this.#trace = this.#call('result', '');
      return !this.#isMissing;
    }
    const batch = record.text();
    this.#memoryAt = record.u32();
    const steps = record.list(() => {
      return [record.u32(), { stackAt: record.u32(), items: record.u32(), memoryBytes: record.u32() }] as const;
    });
    this.#steps = new Map(steps);
    this.#call('run', batch);
    return !this.#isMissing;
  }

  /** The trace as JSON in UTF-8, after the end. */
  get trace(): Uint8Array {
    return Buffer.from(this.#trace);
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
        return this.#itemOf(Number(first), Number(second));
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

  /** An item as hex digits. The sandbox asks only for those that there are. */
  #itemOf(event: number, fromTop: number): string {
    const { stackAt, items } = this.#steps.get(event) ?? { stackAt: 0, items: 0 };
    if (!(fromTop < items)) return '0';
    const end = stackAt + (items - fromTop) * ITEM_BYTES;
    const digits = Buffer.from(this.#memory().subarray(end - ITEM_BYTES, end))
      .reverse()
      .toString('hex');
    return digits.replace(/^0+(?=.)/, '');
  }

  #memoryOf(event: number, begin: number, end: number): string {
    const bytes = this.#steps.get(event)?.memoryBytes ?? 0;
    if (!(begin >= 0 && end >= begin && end <= bytes + MAX_PADDING_BYTES)) throw new RangeError('no such memory');
    const at = this.#memoryAt;
    const known = this.#memory().subarray(at + Math.min(begin, bytes), at + Math.min(end, bytes));
    return toHex(known).padEnd((end - begin) * 2, '0');
  }
}

/** The error in go-ethereum's words where it has them: an unknown tracer's name is an undefined variable. */
function describeError({ name, message }: SandboxError): string {
  if (message === 'interrupted') return 'execution timeout';
  const undefinedName = /^'(\w+)' is not defined$/.exec(message);
  if (undefinedName !== null) return `ReferenceError: ${undefinedName[1]} is not defined at <eval>:1:1(0)`;
  return name === '' || name === 'Error' ? message : `${name}: ${message}`;
}
