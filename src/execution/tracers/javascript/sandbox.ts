/**
 * A JavaScript engine (QuickJS, in WebAssembly) for code of clients. Its limits are its own memory with a maximum, a
 * small stack, and a deadline that interrupts it. It can only call the `host` function.
 */
import releaseVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { TraceFailed } from '../traceLimits.js';

/** Node.js has it, but the type library of our compile target does not. */
declare const WebAssembly: { Memory: new (size: { initial: number; maximum: number }) => object };

/** The types describe the CommonJS build, whose default export is nested; the ES module is the variant itself. */
const variant = releaseVariant as unknown as QuickJSSyncVariant;

/** WebAssembly pages of 64 kB: 16 MB at the start, 32 MB at most. The engine's own memory limit is not reliable. */
const FIRST_PAGES = 256;
const MOST_PAGES = 512;
/** More than 256 kB can overflow the stack of the host. */
const STACK_BYTES = 128 * 1024;
const MAX_SANDBOXES = 8;

/** Idle engines. Each trace gets its own runtime in one. */
const idle: QuickJSWASMModule[] = [];
let loading: Promise<void> | null = null;
let used = 0;

/** The function `host(name, …)` for code in the sandbox; arguments and result are text. */
export type HostFunction = (name: string, args: string[]) => string;

/** An error that the code in the sandbox threw or caused. */
export interface SandboxError {
  name: string;
  message: string;
}

/** The value of a script, empty unless it is text, or why it failed. */
type SandboxOutcome = { text: string } | { error: SandboxError };

/** There is no engine ready: `Sandbox.prepare` makes one. */
export class SandboxMissing extends Error {
  override readonly name = 'SandboxMissing';
}

/** One runtime with one global scope; `dispose` must be called. */
export class Sandbox {
  #broken = false;
  #disposed = false;
  #callEndsAt = Infinity;
  readonly #engine: QuickJSWASMModule;
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;

  private constructor(engine: QuickJSWASMModule, runtime: QuickJSRuntime, context: QuickJSContext) {
    this.#engine = engine;
    this.#runtime = runtime;
    this.#context = context;
    runtime.setMaxStackSize(STACK_BYTES);
    runtime.setInterruptHandler(() => performance.now() > this.#callEndsAt);
  }

  /** Loads an engine where `take` cannot give that many at once; null where it can. To be repeated until then. */
  static prepare(count: number): Promise<void> | null {
    if (idle.length >= Math.min(count, MAX_SANDBOXES - used)) return null;
    loading ??= loadEngine()
      .then((engine) => void idle.push(engine))
      .finally(() => (loading = null));
    return loading;
  }

  /**
   * One of those that were prepared. Throws TraceFailed when too many are in use, and SandboxMissing where others took
   * them.
   */
  static take(host: HostFunction): Sandbox {
    if (used >= MAX_SANDBOXES) throw new TraceFailed(`more than ${MAX_SANDBOXES} JavaScript tracers at a time`);
    const engine = idle.pop();
    if (engine === undefined) throw new SandboxMissing('no sandbox was prepared');
    used += 1;
    try {
      const runtime = engine.newRuntime();
      const sandbox = new Sandbox(engine, runtime, runtime.newContext());
      sandbox.#expose(host);
      return sandbox;
    } catch (error) {
      used -= 1;
      throw error;
    }
  }

  evaluate(source: string, timeoutMs: number): SandboxOutcome {
    return this.#guarded(timeoutMs, () => this.#context.evalCode(source));
  }

  call(object: string, method: string, argument: string, timeoutMs: number): SandboxOutcome {
    const context = this.#context;
    return this.#guarded(timeoutMs, () => {
      const receiver = context.unwrapResult(context.evalCode(object));
      const callee = context.getProp(receiver, method);
      const value = context.newString(argument);
      try {
        return context.callFunction(callee, receiver, value);
      } finally {
        for (const handle of [value, callee, receiver]) handle.dispose();
      }
    });
  }

  /** Returns the engine for another trace, unless it is broken. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    used -= 1;
    // A broken engine is dropped with all its memory, so nothing in it needs to be freed.
    if (this.#broken) return;
    this.#context.dispose();
    this.#runtime.dispose();
    idle.push(this.#engine);
  }

  #expose(host: HostFunction): void {
    const context = this.#context;
    const handle = context.newFunction('host', (...args) => {
      const [name = '', ...rest] = args.map((arg) => context.getString(arg));
      return context.newString(host(name, rest));
    });
    context.setProp(context.global, 'host', handle);
    handle.dispose();
  }

  #guarded(timeoutMs: number, run: () => ReturnType<QuickJSContext['evalCode']>): SandboxOutcome {
    if (this.#broken) return { error: { name: 'InternalError', message: 'out of memory' } };
    this.#callEndsAt = performance.now() + timeoutMs;
    try {
      const result = run();
      if (result.error !== undefined) return { error: this.#describe(result.error) };
      const text = this.#context.typeof(result.value) === 'string' ? this.#context.getString(result.value) : '';
      result.value.dispose();
      return { text };
    } catch (error) {
      // The engine itself failed: it had no memory for an error object, or WebAssembly trapped.
      this.#broken = true;
      const message = error instanceof Error && error.message !== '' ? error.message : 'out of memory';
      return { error: { name: 'InternalError', message } };
    } finally {
      this.#callEndsAt = Infinity;
    }
  }

  #describe(error: QuickJSHandle): SandboxError {
    try {
      const dumped: unknown = this.#context.dump(error);
      if (typeof dumped !== 'object' || dumped === null) return { name: '', message: String(dumped).slice(0, 1000) };
      const { name, message }: { name?: unknown; message?: unknown } = dumped;
      const text = (value: unknown): string => (typeof value === 'string' ? value : '');
      // An engine that ran out of memory may have leaked some of it.
      if (message === 'out of memory') this.#broken = true;
      return { name: text(name).slice(0, 100), message: text(message).slice(0, 1000) };
    } finally {
      error.dispose();
    }
  }
}

async function loadEngine(): Promise<QuickJSWASMModule> {
  const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
}
