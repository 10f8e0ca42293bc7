import { onAbort } from '../../../concurrency/abortable.js';
import {
  ValuesMissing,
  type Machine,
  type PrecompileCall,
  type Resumption,
  type Running,
  type Shares,
} from '../../../evm/machine.js';
import type { PrecompileThreads } from './precompiles/precompileThreads.js';
import type { ViewSource } from './viewSource.js';

/** Some 5 ms of instructions between two readings of the clock, and at most some 20 ms of a precompile in place. */
export const SHARES: Shares = { share: 1_500_000n, mostPrecompile: 6_000_000n };
/** What is traced takes longer for its gas. */
export const TRACED_SHARES: Shares = { ...SHARES, share: 50_000n };

/** The longest time that a timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const YIELD_AFTER_MS = 25;

/** An execution exceeded its time limit. The message is geth's. */
export class ExecutionTimedOut extends Error {
  override readonly name = 'ExecutionTimedOut';

  constructor(timeoutMs: number) {
    super(`execution aborted (timeout = ${timeoutMs / 1000}s)`);
  }
}

/** The caller of a query has left. The message is that of a node. */
export class ExecutionCanceled extends Error {
  override readonly name = 'ExecutionCanceled';

  constructor() {
    super('context canceled');
  }
}

/** Drives executions of one machine: they yield to other work, and end after a time, or by a signal. */
export class ExecutionPace {
  readonly #threads: PrecompileThreads;
  #timeoutMs = Infinity;
  #endsAt = Infinity;
  #yieldsAt = Infinity;
  readonly #signal: AbortSignal | undefined;

  /** The signal ends what runs. */
  constructor(threads: PrecompileThreads, signal?: AbortSignal) {
    this.#threads = threads;
    this.#signal = signal;
  }

  /** What runs from now on ends after `timeoutMs`. */
  limit(timeoutMs: number): void {
    const now = performance.now();
    this.#timeoutMs = timeoutMs;
    this.#endsAt = now + timeoutMs;
    this.#yieldsAt = now + YIELD_AFTER_MS;
  }

  /**
   * Runs something to its end: again each time that it lacked values, once these are loaded. Attempts that lack values
   * and the loading take no time that counts. Rejects with the error of the run, and where values cannot be loaded.
   */
  async complete<T>(machine: Machine, source: ViewSource, start: () => Running<T>): Promise<T> {
    for (;;) {
      const begun = performance.now();
      try {
        return await this.#drive(start(), machine, source);
      } catch (error) {
        // A run without all values may end in any way.
        if (!(error instanceof ValuesMissing) && !source.lacksValues) throw error;
        machine.undo();
        machine.takeCalls();
        await source.load();
        this.#excuse(performance.now() - begun);
      }
    }
  }

  async #drive<T>(running: Running<T>, machine: Machine, source: ViewSource): Promise<T> {
    let step = running.next();
    while (step.done !== true) {
      let resumption: Resumption;
      try {
        // What a run does with values that are missing is in vain.
        if (source.lacksValues) throw new ValuesMissing();
        resumption = machine.shares;
        if (step.value.kind === 'share') await this.#check();
        else resumption = { ...resumption, precompile: await this.#elsewhere(step.value.call) };
      } catch (error) {
        // The run takes its changes back, and passes the error on.
        step = running.throw(error);
        continue;
      }
      step = running.next(resumption);
    }
    return step.value;
  }

  async #check(): Promise<void> {
    if (this.#signal?.aborted) throw new ExecutionCanceled();
    const now = performance.now();
    if (now > this.#endsAt) throw new ExecutionTimedOut(this.#timeoutMs);
    if (now <= this.#yieldsAt) return;
    await new Promise(setImmediate);
    this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
  }

  /** Computes a long precompile in another thread. The wait for a free thread does not count. */
  async #elsewhere(call: PrecompileCall): Promise<Uint8Array> {
    if (this.#signal?.aborted) throw new ExecutionCanceled();
    const ending = new AbortController();
    const stopListening = onAbort(this.#signal, () => ending.abort(new ExecutionCanceled()));
    const askedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const begin = (): void => {
      this.#excuse(performance.now() - askedAt);
      const left = Math.min(this.#endsAt - performance.now(), LONGEST_TIMER_MS);
      timer = setTimeout(() => ending.abort(new ExecutionTimedOut(this.#timeoutMs)), left);
    };
    try {
      return await this.#threads.run(call, ending.signal, begin);
    } finally {
      clearTimeout(timer);
      stopListening();
      this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
    }
  }

  #excuse(waitedMs: number): void {
    this.#endsAt += waitedMs;
  }
}
