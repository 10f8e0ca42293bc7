/** Most bytes of code that create a contract (EIP-3860). */
export const MAX_INIT_CODE_BYTES = 49_152;

/** The parts of a transaction, signed or not, that the limit is about. */
export interface Creation {
  /** Null creates a contract. */
  to: unknown;
  input: Uint8Array;
}

/** Whether it creates a contract with more code than a block takes; before Shanghai there is no limit. */
export function exceedsInitCode({ to, input }: Creation, { shanghai }: { shanghai: boolean }): boolean {
  return to === null && shanghai && input.length > MAX_INIT_CODE_BYTES;
}
