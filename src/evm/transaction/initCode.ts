/** Most bytes of init code (EIP-3860). */
export const MAX_INIT_CODE_BYTES = 49_152;

/** The parts of a transaction, signed or not, that the limit concerns. */
export interface Creation {
  /** Null creates a contract. */
  to: unknown;
  input: Uint8Array;
}

/** True for a creation with more init code than allowed. Before Shanghai there is no limit. */
export function exceedsInitCode({ to, input }: Creation, { shanghai }: { shanghai: boolean }): boolean {
  return to === null && shanghai && input.length > MAX_INIT_CODE_BYTES;
}
