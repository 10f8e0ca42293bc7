/** Lets other work of the process run during long executions, and ends executions that exceed their time limit. */
import type { EVMOpts } from '@ethereumjs/evm';

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number];

const JUMPDEST = 0x5b;
const JUMPDEST_GAS = 1;

/** Ticks between two readings of the clock. */
const TICKS_PER_READING = 256;
/** Longest time that other work waits. */
const YIELD_AFTER_MS = 25;

/** An execution exceeded its time limit. The message is geth's. */
export class ExecutionTimedOut extends Error {
  override readonly name = 'ExecutionTimedOut';

  constructor(timeoutMs: number) {
    super(`execution aborted (timeout = ${timeoutMs / 1000}s)`);
  }
}

/**
 * The time limit of one EVM. Code cannot run for long without a jump, a call or a long exponent (MODEXP), so each of
 * these calls `tick`.
 */
export class ExecutionPace {
  #ticks = 0;
  #timeoutMs = Infinity;
  #endsAt = Infinity;
  #yieldsAt = Infinity;

  /** The JUMPDEST instruction with a tick. In all else it equals the EVM's own. */
  get jumpDestination(): CustomOpcode {
    const logicFunction = (): void | Promise<void> => this.tick();
    return { opcode: JUMPDEST, opcodeName: 'JUMPDEST', baseFee: JUMPDEST_GAS, logicFunction };
  }

  /** Starts a time limit. From now on ticks yield to other work; after `timeoutMs` a tick throws ExecutionTimedOut. */
  limit(timeoutMs: number): void {
    const now = performance.now();
    this.#timeoutMs = timeoutMs;
    this.#endsAt = now + timeoutMs;
    this.#yieldsAt = now + YIELD_AFTER_MS;
  }

  /** Moves the time limit, because the execution had to wait for so long. */
  excuse(waitedMs: number): void {
    this.#endsAt += waitedMs;
  }

  /** Resolves when the execution may go on; most ticks only count. */
  tick(): void | Promise<void> {
    this.#ticks += 1;
    if (this.#ticks % TICKS_PER_READING !== 0) return undefined;
    const now = performance.now();
    if (now > this.#endsAt) throw new ExecutionTimedOut(this.#timeoutMs);
    return now > this.#yieldsAt ? this.#yieldToOthers() : undefined;
  }

  async #yieldToOthers(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
  }
}
