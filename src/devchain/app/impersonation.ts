import type { Address } from '../../../generated/types.js';

/** The senders whose transactions the chain accepts without a valid signature. */
export class Impersonation {
  readonly #addresses = new Set<Address>();
  /** Whether every sender is accepted. */
  everyone = false;

  add(address: Address): void {
    this.#addresses.add(address);
  }

  delete(address: Address): void {
    this.#addresses.delete(address);
  }

  has(address: Address): boolean {
    return this.everyone || this.#addresses.has(address);
  }

  /** The senders that were named, in lower case. */
  get addresses(): Address[] {
    return [...this.#addresses];
  }
}
