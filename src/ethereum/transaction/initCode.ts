/** Most bytes of init code (EIP-3860). */
export const MAX_INIT_CODE_BYTES = 49_152;

/** The parts of a transaction, signed or not, that the limit concerns. */
export interface Creation {
  /** Null creates a contract. */
  to: unknown;
  input: Uint8Array;
}

/** The rules that the limit depends on. */
export interface InitCodeRules {
  /** Before Shanghai there is no limit. */
  shanghai: boolean;
  /** `MAX_INIT_CODE_BYTES` when omitted. */
  maxInitCodeBytes?: number;
}

/** True for a creation with more init code than allowed. */
export function exceedsInitCode({ to, input }: Creation, rules: InitCodeRules): boolean {
  return to === null && rules.shanghai && input.length > (rules.maxInitCodeBytes ?? MAX_INIT_CODE_BYTES);
}
