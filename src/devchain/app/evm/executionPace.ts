/** Keeps long executions from holding up everything else in the process, and ends those that take too long. */
import type { EVMOpts } from '@ethereumjs/evm';

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number];

const JUMPDEST = 0x5b;
const JUMPDEST_GAS = 1;

/** Turns between two looks at the clock. */
const TURNS_PER_LOOK = 256;
/** How long other work waits at the most. */
const YIELD_AFTER_MS = 25;

/** An execution outlived the time it was given. */
export class ExecutionTimedOut extends Error {
  override readonly name = 'ExecutionTimedOut';

  constructor(timeoutMs: number) {
    super(`execution aborted (timeout = ${timeoutMs / 1000}s)`);
  }
}

/** Code cannot run for long without a jump, a call or a long exponent (MODEXP): all take their turn here. */
export class ExecutionPace {
  #turns = 0;
  #timeoutMs = Infinity;
  #endsAt = Infinity;
  #yieldsAt = Infinity;

  /** The JUMPDEST instruction, which takes a turn. It must be the EVM's own in all else. */
  get jumpDestination(): CustomOpcode {
    const logicFunction = (): void | Promise<void> => this.turn();
    return { opcode: JUMPDEST, opcodeName: 'JUMPDEST', baseFee: JUMPDEST_GAS, logicFunction };
  }

  /** From now on other work goes first now and then, and after `timeoutMs` the next turn throws ExecutionTimedOut. */
  limit(timeoutMs: number): void {
    const now = performance.now();
    this.#timeoutMs = timeoutMs;
    this.#endsAt = now + timeoutMs;
    this.#yieldsAt = now + YIELD_AFTER_MS;
  }

  turn(): void | Promise<void> {
    this.#turns += 1;
    if (this.#turns % TURNS_PER_LOOK !== 0) return undefined;
    const now = performance.now();
    if (now > this.#endsAt) throw new ExecutionTimedOut(this.#timeoutMs);
    return now > this.#yieldsAt ? this.#letOthersGoFirst() : undefined;
  }

  async #letOthersGoFirst(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#yieldsAt = performance.now() + YIELD_AFTER_MS;
  }
}
