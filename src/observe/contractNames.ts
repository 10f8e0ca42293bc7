/** The names of contracts, functions and errors, where their ABI is known. Texts may hold any characters. */
export interface ContractNames {
  /** `Counter.increment()` for a call with that data; null when the function is unknown. */
  call(to: string, input: Uint8Array): string | null;
  /** The contract whose init code this is, such as `Counter`; null when unknown. Remembers its address. */
  creation(address: string, input: Uint8Array): string | null;
  /** `NotEnough(have: 1, want: 2)` for revert data; null when the error is unknown. */
  error(data: Uint8Array): string | null;
}

/** Nothing is known. */
export const NO_NAMES: ContractNames = { call: () => null, creation: () => null, error: () => null };
