import type { Address } from '../../generated/types.js';

/** Gets what contracts print during calls. */
export interface ContractConsole {
  /** Calls of this address print. */
  address: Address;
  /** Takes the data of such a call. */
  print: (input: Uint8Array) => void;
}
