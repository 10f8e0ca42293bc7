import type { EVMOpts } from '@ethereumjs/evm';
import { onAbort } from '../../../concurrency/abortable.js';
import { ExecutionCanceled, ExecutionTimedOut } from '../evm/executionPace.js';

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number];

const JUMPDEST = 0x5b;
const JUMPDEST_GAS = 1;

/** Ticks between two readings of the clock: between two ticks, code can hash a megabyte. */
const TICKS_PER_READING = 16;
/** The longest time that a timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const YIELD_AFTER_MS = 25;

/** The time limit of one EVM. What code cannot do without for long calls `tick`: a jump, a call, a long exponent. */
export class ExecutionPace {
  #ticks = 0;
  #timeoutMs = Infinity;
  #endsAt = Infinity;
  #yieldsAt = Infinity;
  #signal: AbortSignal | undefined;

  /** The JUMPDEST instruction with a tick. In all else it equals the EVM's own. */
  get jumpDestination(): CustomOpcode {
    const logicFunction = (): void | Promise<void> => this.tick();
    return { opcode: JUMPDEST, opcodeName: 'JUMPDEST', baseFee: JUMPDEST_GAS, logicFunction };
  }

  /** From now on ticks yield to other work, and throw after `timeoutMs` and when the signal has aborted. */
  limit(timeoutMs: number, signal?: AbortSignal): void {
    const now = performance.now();
    this.#signal = signal;
    this.#timeoutMs = timeoutMs;
    this.#endsAt = now + timeoutMs;
    this.#yieldsAt = now + YIELD_AFTER_MS;
  }

  excuse(waitedMs: number): void {
    this.#endsAt += waitedMs;
  }

  /** Resolves when the execution may continue; most ticks only count. */
  tick(): void | Promise<void> {
    this.#ticks += 1;
    return this.#ticks % TICKS_PER_READING === 0 ? this.check() : undefined;
  }

  /** A tick that reads the clock, after something that takes milliseconds. */
  check(): void | Promise<void> {
    if (this.#signal?.aborted) throw new ExecutionCanceled();
    const now = performance.now();
    if (now > this.#endsAt) throw new ExecutionTimedOut(this.#timeoutMs);
    return now > this.#yieldsAt ? this.#yieldToOthers() : undefined;
  }

  /**
   * Runs a part of the execution in another thread, which calls `begin` when it is free and ready: the wait before does
   * not count. The signal aborts with the error that a tick would throw.
   */
  async elsewhere<T>(run: (signal: AbortSignal, begin: () => void) => Promise<T>): Promise<T> {
    this.#signal?.throwIfAborted();
    const ending = new AbortController();
    const stopListening = onAbort(this.#signal, () => ending.abort(new ExecutionCanceled()));
    const askedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const begin = (): void => {
      this.excuse(performance.now() - askedAt);
      const left = Math.min(this.#endsAt - performance.now(), LONGEST_TIMER_MS);
      timer = setTimeout(() => ending.abort(new ExecutionTimedOut(this.#timeoutMs)), left);
    };
    try {
      return await run(ending.signal, begin);
    } finally {
      clearTimeout(timer);
      stopListening();
      this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
    }
  }

  async #yieldToOthers(): Promise<void> {
    await new Promise(setImmediate);
    this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
  }
}
