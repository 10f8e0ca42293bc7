/** The engine: revm in WebAssembly, made of `engine/`. One module for the process, one instance for each machine. */
import { readFileSync } from 'node:fs';
import { WireReader, WireWriter } from './wire.js';

/** The parts of WebAssembly that are used here: the type library of our compile target has none. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => EngineModule;
  Instance: new (module: EngineModule, imports: object) => { exports: unknown };
};

/** The compiled engine, which threads share. */
export interface EngineModule {
  readonly [Symbol.toStringTag]: string;
}

/** How a question is answered: `engine/src/host.rs` has the same. */
export const [KNOWN, ABSENT, MISSING, FAILED] = [0, 1, 2, 3];

/** Answers the engine. Pointers are into its memory. No function throws. */
export interface EngineHost {
  account(address: number, into: number): number;
  storage(address: number, slot: number, into: number): number;
  code(address: number, hash: number): number;
  block_hash(blockNumber: bigint, into: number): number;
  may_run(address: number, hash: number): number;
  panicked(text: number, bytes: number): void;
  /** Tells a tracer in JavaScript something. Returns 0, 1 where it read a missing value, or 2 where it failed. */
  script(record: number, bytes: number): number;
  /** Hands over the trace of a tracer in JavaScript. */
  script_trace(index: number): void;
}

type Call = () => number;

interface EngineExports {
  memory: { buffer: ArrayBuffer };
  input: (bytes: number) => number;
  value: (bytes: number) => number;
  result: () => number;
  rules: () => void;
  bind: Call;
  set_precompiles: Call;
  set_block: Call;
  account: Call;
  code_at: Call;
  storage_at: Call;
  set_account: Call;
  set_code: Call;
  set_storage: Call;
  begin: Call;
  go_on: Call;
  supply: Call;
  precompile: Call;
  mark: Call;
  take_back: Call;
  keep: Call;
  undo: Call;
  accessed: Call;
  balances: Call;
  observe_calls: Call;
  observed: Call;
  changes: Call;
  trace_begin: Call;
  trace_end: Call;
  trace_drop: Call;
}

/** A function of the engine that takes arguments and returns a result. */
export type EngineCall = Exclude<keyof EngineExports, 'memory' | 'input' | 'value' | 'result' | 'rules'>;

/** Memory above which an instance is not used again, in bytes: WebAssembly gives none back. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

let compiled: EngineModule | null = null;

/** The compiled engine. Compiling takes some 20 ms, once in a process; threads get it from their parent. */
export function engineModule(given: EngineModule | null = null): EngineModule {
  compiled ??= given ?? new WebAssembly.Module(readFileSync(engineFile(import.meta.url)));
  return compiled;
}

/** Next to the bundle, or where the repository keeps it. */
function engineFile(from: string): URL {
  return new URL(from.endsWith('.ts') ? '../../engine/halley_evm.wasm' : './halley_evm.wasm', from);
}

/** One instance. */
export class Engine {
  readonly #exports: EngineExports;
  readonly #writer = new WireWriter();
  #bytes: Buffer;
  /** Why it cannot be used again; null while it can. */
  #panic: string | null = null;

  constructor(makeHost: (engine: Engine) => EngineHost) {
    const instance = new WebAssembly.Instance(engineModule(), { host: makeHost(this) });
    // The crate exports these.
    this.#exports = instance.exports as EngineExports;
    this.#bytes = Buffer.from(this.#exports.memory.buffer);
  }

  /** Calls a function. The result is valid until the next call. */
  call(name: EngineCall, write?: (writer: WireWriter) => void): WireReader {
    if (write !== undefined) this.#send(write);
    const length = this.#guarded(() => this.#exports[name]());
    return new WireReader(this.memory, length === 0 ? 0 : this.#exports.result());
  }

  /** Calls a function whose whole result is passed on. */
  callForBytes(name: EngineCall, write: (writer: WireWriter) => void): Uint8Array {
    this.#send(write);
    const length = this.#guarded(() => this.#exports[name]());
    const from = this.#exports.result();
    return new Uint8Array(this.memory.subarray(from, from + length));
  }

  setRules(write: (writer: WireWriter) => void): void {
    this.#send(write);
    this.#guarded(() => this.#exports.rules());
  }

  /** The memory; a view that is valid until the engine runs again. */
  get memory(): Buffer {
    // Memory that grows has a new buffer.
    if (this.#bytes.length === 0) this.#bytes = Buffer.from(this.#exports.memory.buffer);
    return this.#bytes;
  }

  /** Hands over a value that the engine asked for. */
  give(bytes: Uint8Array): void {
    const at = this.#exports.value(bytes.length);
    this.memory.set(bytes, at);
  }

  /** Notes why the engine stops for good. */
  panicked(text: string): void {
    this.#panic ??= text;
  }

  /** Whether it cannot be used any more. */
  get isBroken(): boolean {
    return this.#panic !== null;
  }

  /** Whether a fresh instance should take its place: it is broken, or took much memory. */
  get isSpent(): boolean {
    return this.#panic !== null || this.memory.length > MAX_KEPT_BYTES;
  }

  /** A trap leaves the engine in the middle of its work. */
  #guarded<T>(run: () => T): T {
    if (this.#panic !== null) throw new Error(`the engine stopped: ${this.#panic}`);
    try {
      return run();
    } catch (cause) {
      this.#panic ??= 'no memory is left';
      throw new Error(`the engine stopped: ${this.#panic}`, { cause });
    }
  }

  #send(write: (writer: WireWriter) => void): void {
    write(this.#writer.reset());
    const { written } = this.#writer;
    const at = this.#exports.input(written.length);
    this.memory.set(written, at);
  }
}
