import { Machine } from '../evm/machine.js';
import type { EvmRules } from '../evm/rules.js';

/** Most machines that wait for their next use; each takes some 2 MB. */
const MAX_IDLE = 4;

/**
 * Machines by their rules, which are the same object for the same rules. They are kept for the next use: making one
 * takes some milliseconds.
 */
export class Machines {
  readonly #idle = new Map<EvmRules, Machine>();

  /** Lends a machine. One that ends with an exception that is not its own is given up. */
  take(rules: EvmRules): Machine {
    const idle = this.#idle.get(rules);
    this.#idle.delete(rules);
    return idle ?? new Machine(rules);
  }

  giveBack(machine: Machine): void {
    if (machine.isSpent) return;
    this.#idle.set(machine.rules, machine);
    if (this.#idle.size <= MAX_IDLE) return;
    for (const rules of this.#idle.keys()) if (this.#idle.size > MAX_IDLE) this.#idle.delete(rules);
  }
}
