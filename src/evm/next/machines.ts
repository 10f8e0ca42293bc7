import { Machine } from '../machine.js';
import type { EvmRules } from '../rules.js';

/** Most machines that wait for their next use; each takes some 2 MB. */
const MAX_IDLE = 4;

/** Machines by their rules, kept for the next use: making one takes some milliseconds. */
export class Machines {
  readonly #idle = new Map<string, Machine>();

  /** Lends a machine. One that ends with an exception that is not its own is given up. */
  take(rules: EvmRules): Machine {
    const key = keyOf(rules);
    const idle = this.#idle.get(key);
    this.#idle.delete(key);
    return idle ?? new Machine(rules);
  }

  giveBack(machine: Machine): void {
    if (machine.isSpent) return;
    this.#idle.set(keyOf(machine.rules), machine);
    for (const key of this.#idle.keys()) if (this.#idle.size > MAX_IDLE) this.#idle.delete(key);
  }
}

/** Rules are made anew for each execution, so they are compared by value. */
function keyOf({ chainId, eips, ...rest }: EvmRules): string {
  return `${chainId} ${[...eips].join()} ${JSON.stringify(rest)}`;
}
